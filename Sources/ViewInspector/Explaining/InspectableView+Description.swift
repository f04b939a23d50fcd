import SwiftUI

extension InspectableView: CustomDebugStringConvertible {
  /// The calls that lead to the view, and the views inside as a tree of calls.
  ///
  /// Bodies of views of an app that are further inside are not evaluated for it.
  public nonisolated var debugDescription: String { assumeMainActor { treeText } }

  private var treeText: String {
    Explanations.off { ([pathToRoot.isEmpty ? "The view" : pathToRoot] + ViewTree(inside: self).lines()) }
      .joined(separator: "\n")
  }
}

extension InspectableView: CustomReflectable {
  /// Nothing: what a screen shows is connected with everything else on it.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
