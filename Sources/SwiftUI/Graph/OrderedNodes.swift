/// Nodes keyed by the identity of an object, and visited in creation order, so that the order is the same in every run.
@MainActor
struct OrderedNodes<Node: _ViewNode> {
  private var nodes: [ObjectIdentifier: Node] = [:]

  /// The nodes in order, cached until the next change.
  private var known: [Node]?

  subscript(key: AnyObject) -> Node? {
    get { nodes[ObjectIdentifier(key)] }
    set {
      if nodes[ObjectIdentifier(key)] === newValue { return }
      nodes[ObjectIdentifier(key)] = newValue
      known = nil
    }
  }

  var inOrder: [Node] {
    mutating get {
      if let known { return known }
      let nodes = nodes.values.sorted { $0.order < $1.order }
      known = nodes
      return nodes
    }
  }

  mutating func removeAll() {
    nodes.removeAll()
    known = nil
  }

  /// Removes the nodes for which `isUnwanted` is true, and returns them in order.
  mutating func remove(where isUnwanted: (Node) -> Bool) -> [Node] {
    let removed = inOrder.filter(isUnwanted)
    if removed.isEmpty { return [] }
    nodes = nodes.filter { !isUnwanted($0.value) }
    known = nil
    return removed
  }
}
