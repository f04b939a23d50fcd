import SwiftUI

extension SemanticsNode {
  /// The distinct texts of the node that a query with a key in brackets matches.
  var identifyingTexts: [String] {
    var texts: [String] = []
    forEachIdentifyingText { texts.append($0) }
    return texts
  }

  /// Calls `body` with each of the identifying texts. Written out, since it is asked of every element of every tree.
  func forEachIdentifyingText(_ body: (String) -> Void) {
    if let identifier, !identifier.isEmpty { body(identifier) }
    if let title, !title.isEmpty, title != identifier { body(title) }
    if let label, !label.isEmpty, label != identifier, label != title { body(label) }
    if let value, !value.isEmpty, value != identifier, value != title, value != label { body(value) }
    if let placeholder, !placeholder.isEmpty, placeholder != identifier, placeholder != title, placeholder != label,
      placeholder != value
    {
      body(placeholder)
    }
  }

  /// Whether a query by `key` finds the node.
  func isIdentified(by key: String) -> Bool {
    identifier == key || label == key || value == key || title == key || placeholder == key
  }
}
