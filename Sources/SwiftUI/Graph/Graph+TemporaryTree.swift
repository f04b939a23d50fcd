extension Graph {
  /// Makes the tree of a view outside of a screen, hands over its outermost element, and releases the tree.
  ///
  /// - Parameter body: What is done with the element; it is not called if the view has none.
  package static func withTemporaryTree<Content: View, Result>(
    of view: Content, in environment: EnvironmentValues, _ body: (Element) -> Result
  ) -> Result? {
    let graph = Graph(textSystem: .shared)
    let node = Content._makeNode(view, in: _NodeContext(graph: graph, parent: nil, environment: environment))
    defer {
      node.unmount()
      graph.close()
    }
    return node.element(at: 0).map(body)
  }
}
