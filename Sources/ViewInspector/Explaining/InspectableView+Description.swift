import SwiftUI

extension InspectableView: CustomDebugStringConvertible {
  /// The path of the view, and its descendants as a tree of calls.
  ///
  /// Bodies of custom views further inside are not evaluated.
  public nonisolated var debugDescription: String { assumeMainActor { treeText } }

  private var treeText: String {
    Explanations.off { ([pathToRoot.isEmpty ? "The view" : pathToRoot] + ViewTree(inside: self).lines()) }
      .joined(separator: "\n")
  }
}

extension InspectableView: CustomReflectable {
  /// An empty mirror, because the view refers to the whole screen.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
