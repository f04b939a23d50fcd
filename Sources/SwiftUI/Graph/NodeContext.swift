/// The values that a new node inherits from its parent.
@MainActor
public struct _NodeContext {
  package let graph: Graph
  package let parent: _ViewNode?
  package var environment: EnvironmentValues

  /// The kind of the nearest container.
  package let container: NodeContainer

  package init(
    graph: Graph, parent: _ViewNode?, environment: EnvironmentValues, container: NodeContainer = .complete
  ) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.container = container
  }

  /// Whether the nearest container creates its children on demand as they become visible.
  package var isLazy: Bool { container != .complete }

  /// The same context in another container.
  package func with(container: NodeContainer) -> _NodeContext {
    _NodeContext(graph: graph, parent: parent, environment: environment, container: container)
  }

  /// The same context of content that must be one element: a list in it adds no rows.
  var aroundOneElement: _NodeContext { container == .list ? with(container: .lazy) : self }
}

/// How a container creates its children.
package enum NodeContainer: Equatable {
  /// All at once.
  case complete
  /// On demand as they become visible.
  case lazy
  /// On demand, and as rows of a list.
  case list
}
