import Testing

@testable import SwiftUI

@Suite("Nodes in creation order") @MainActor
struct OrderedNodesTests {
  private func nodes(_ count: Int) -> [_ViewNode] {
    let screen = Screen(size: .unspecified)
    let context = _NodeContext(graph: screen.graph, parent: nil, environment: EnvironmentValues())
    return (0..<count).map { _ in _ViewNode(context) }
  }

  @Test("are visited in that order, however they were added")
  func order() {
    let made = nodes(6)
    var set = OrderedNodes<_ViewNode>()
    for index in [3, 0, 5, 1, 4, 2] { set[made[index]] = made[index] }
    #expect(set.inOrder.map(\.order) == made.map(\.order))
    set[made[3]] = nil
    #expect(set[made[3]] == nil)
    #expect(set.inOrder.map(\.order) == [0, 1, 2, 4, 5].map { made[$0].order })
  }

  @Test("are taken out in that order, and the others stay")
  func removal() {
    let made = nodes(4)
    var set = OrderedNodes<_ViewNode>()
    for node in made.reversed() { set[node] = node }
    let removed = set.remove { $0 === made[2] || $0 === made[0] }
    #expect(removed.map(\.order) == [made[0].order, made[2].order])
    #expect(set.inOrder.map(\.order) == [made[1].order, made[3].order])
    #expect(set.remove { _ in false }.isEmpty)
  }
}
