import Foundation

/// A place of a graph, which leads to others.
open class GKGraphNode: NSObject {
  open private(set) var connectedNodes: [GKGraphNode] = []

  public override init() {}

  /// Lets this place lead to others.
  ///
  /// - Parameter bidirectional: Whether they lead back.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional { node.addConnections(to: [self], bidirectional: false) }
    }
  }

  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connectedNodes.removeAll { $0 === node }
      if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
    }
  }

  /// How far it is to a connected place: 1, unless a subclass says something else.
  open func cost(to node: GKGraphNode) -> Float { 1 }

  /// How far it is at least to any place.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

  /// The shortest way to a place, with both ends; empty if there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { shortestPath(to: goalNode) }

  /// The shortest way from a place, with both ends; empty if there is none.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.shortestPath(to: self) }

  private func shortestPath(to goal: GKGraphNode) -> [GKGraphNode] {
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
    var before: [ObjectIdentifier: GKGraphNode] = [:]
    var open: [GKGraphNode] = [self]
    var done: Set<ObjectIdentifier> = []
    while !open.isEmpty {
      // Of equal places, the one that was found first, so that each run is the same.
      var best = 0
      for index in open.indices where total(open[index], costs, goal) < total(open[best], costs, goal) { best = index }
      let node = open.remove(at: best)
      if node === goal { return way(to: node, before) }
      done.insert(ObjectIdentifier(node))
      for next in node.connectedNodes where !done.contains(ObjectIdentifier(next)) {
        let cost = (costs[ObjectIdentifier(node)] ?? 0) + node.cost(to: next)
        if let known = costs[ObjectIdentifier(next)] {
          if known <= cost { continue }
        } else {
          open.append(next)
        }
        costs[ObjectIdentifier(next)] = cost
        before[ObjectIdentifier(next)] = node
      }
    }
    return []
  }

  private func total(_ node: GKGraphNode, _ costs: [ObjectIdentifier: Float], _ goal: GKGraphNode) -> Float {
    (costs[ObjectIdentifier(node)] ?? 0) + node.estimatedCost(to: goal)
  }

  private func way(to node: GKGraphNode, _ before: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
    var way = [node]
    while let last = way.last, let earlier = before[ObjectIdentifier(last)] { way.append(earlier) }
    return way.reversed()
  }
}

/// Places that lead to each other.
open class GKGraph: NSObject {
  open private(set) var nodes: [GKGraphNode]?

  public override init() { nodes = [] }

  public convenience init(_ nodes: [GKGraphNode]) {
    self.init()
    self.nodes = nodes
  }

  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }

  /// Removes places with all ways to them.
  open func remove(_ nodes: [GKGraphNode]) {
    self.nodes?.removeAll { node in nodes.contains { $0 === node } }
    for other in self.nodes ?? [] { other.removeConnections(to: nodes, bidirectional: true) }
  }

  /// The shortest way, with both ends; empty if there is none.
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}
