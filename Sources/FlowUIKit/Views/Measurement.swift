import SwiftUI

/// Measures SwiftUI views outside of the tree.
@MainActor
enum Measurement {
  /// The size of a view for a proposal, in points.
  static func size<Content: View>(
    of view: Content, for proposal: ProposedViewSize, in environment: EnvironmentValues
  ) -> CGSize {
    Graph.withTemporaryTree(of: ZStack { view }, in: environment) { $0.size(for: proposal) } ?? .zero
  }
}
