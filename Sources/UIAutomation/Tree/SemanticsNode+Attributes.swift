import SwiftUI

extension SemanticsNode {
  /// The distinct texts of the node that a query with a key in brackets matches.
  var identifyingTexts: [String] {
    var texts: [String] = []
    for text in [identifier, title, label, value, placeholder] {
      if let text, !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// Whether a query by `key` finds the node.
  func isIdentified(by key: String) -> Bool {
    identifier == key || label == key || value == key || title == key || placeholder == key
  }
}
