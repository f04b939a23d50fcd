/// Refreshes the content of a view.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  package init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Performs the action of `refreshable(action:)` and waits for it to finish.
  public func callAsFunction() async {
    await action()
  }

  /// Starts the action as pulling the content down does.
  @MainActor
  package func start(in graph: Graph) {
    _ = graph.tasks.start(for: "refreshable", priority: .userInitiated) { await self() }
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
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}
