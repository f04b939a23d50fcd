/// Asks for the content of a view to be loaded again.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  package init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Runs the action that `refreshable(action:)` was given, and waits for its end.
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

  /// The action that loads the content again, where a view around this one has set one.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets what pulling down a scrolling view does.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.refresh, value: RefreshAction(action)))
  }
}
