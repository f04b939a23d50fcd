import SwiftUI

/// Where a representable is in the tree, for its context.
///
/// Contexts are in closures of what the tree shows, and an app may keep one: it does not keep the tree.
@MainActor
struct RepresentablePlace {
  private weak var node: _ViewNode?

  init(_ node: _ViewNode) { self.node = node }

  /// The transaction of the current update.
  var transaction: Transaction { node?.graph.transaction ?? Transaction() }

  /// The environment of the view; the default values after the view is gone.
  var environment: EnvironmentValues { node.map { $0.environment.recordingLaterReads(for: $0) } ?? EnvironmentValues() }
}
