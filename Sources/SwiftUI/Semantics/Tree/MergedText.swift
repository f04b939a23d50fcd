extension [SemanticsNode] {
  /// The texts of the nodes in reading order, joined as VoiceOver reads a group.
  package var mergedText: String? { mergedText { _ in true } }

  /// The texts of the matching nodes. It avoids creating an array, because nodes are large and every control calls it.
  func mergedText(where isIncluded: (SemanticsNode) -> Bool) -> String? {
    var merged: String?
    for node in self where !node.isHidden && node.reading != .never && isIncluded(node) {
      guard let text = node.label.flatMap({ $0.isEmpty ? nil : $0 }) ?? node.children.mergedText else { continue }
      merged = merged.map { "\($0), \(text)" } ?? text
    }
    return merged
  }
}
