#if os(Linux)
  import SwiftUI

  /// Reads the accessibility tree of a view.
  @MainActor
  enum AccessibilityProbe {
    /// The identifiers of all elements of a view that is as large as a phone's screen.
    static func identifiers(in view: some View) throws -> Set<String> {
      let size = SnapshotConfiguration().proposedSize
      let host = Screen(size: ProposedViewSize(width: size.width, height: size.height))
      host.show(view)
      defer { host.remove() }
      var identifiers: Set<String> = []
      collect(host.semantics(), into: &identifiers)
      return identifiers
    }

    private static func collect(_ nodes: [SemanticsNode], into identifiers: inout Set<String>) {
      for node in nodes {
        if let identifier = node.identifier { identifiers.insert(identifier) }
        collect(node.children, into: &identifiers)
      }
    }
  }
#endif
