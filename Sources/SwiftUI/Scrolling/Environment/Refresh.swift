import Locking

/// Refreshes the content of a view.
public struct RefreshAction: Sendable {
  /// The latest action of the view.
  private let latest: Locked<@Sendable () async -> Void>

  package init(_ action: @escaping @Sendable () async -> Void) {
    latest = Locked(action)
  }

  /// Performs the action of `refreshable(action:)` and waits for it to finish.
  public func callAsFunction() async {
    await latest.value()
  }

  /// Starts the action as pulling the content down does.
  @MainActor
  package func start(in graph: Graph) {
    _ = graph.tasks.start(for: "refreshable", priority: .userInitiated) { await self() }
  }
}

extension RefreshAction: EnvironmentAction {
  @MainActor mutating func takeOver(from old: RefreshAction) {
    old.latest.value = latest.value
    self = old
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// The action that refreshes the content, if an enclosing view sets one.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of pulling down a scroll view.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(EnvironmentActionWriter(keyPath: \.refresh, value: RefreshAction(action)))
  }
}
