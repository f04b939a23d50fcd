import SwiftUI

extension SemanticsNode {
  /// The texts that a query by a text compares with, without repetitions: a key in brackets matches any of them.
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
