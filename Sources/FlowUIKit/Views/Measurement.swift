import SwiftUI

/// Measures SwiftUI views outside of the tree.
@MainActor
enum Measurement {
  /// The size of a view for a proposal, in points.
  static func size<Content: View>(
    of view: Content, for proposal: ProposedViewSize, in environment: EnvironmentValues
  ) -> CGSize {
    let graph = Graph(textSystem: .shared)
    let node = ZStack<Content>._makeNode(
      ZStack { view }, in: _NodeContext(graph: graph, parent: nil, environment: environment))
    defer { node.unmount() }
    return node.element(at: 0)?.size(for: proposal) ?? .zero
  }
}
