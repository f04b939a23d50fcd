/// The values that a new node inherits from its parent.
@MainActor
public struct _NodeContext {
  package let graph: Graph
  package let parent: _ViewNode?
  package var environment: EnvironmentValues

  /// Whether the nearest container creates its children on demand as they become visible.
  package let isLazy: Bool

  package init(graph: Graph, parent: _ViewNode?, environment: EnvironmentValues, isLazy: Bool = false) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.isLazy = isLazy
  }

  /// The same context in a container that creates its children on demand, or all at once.
  package func with(isLazy: Bool) -> _NodeContext {
    _NodeContext(graph: graph, parent: parent, environment: environment, isLazy: isLazy)
  }
}
