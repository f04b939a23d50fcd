/// Says which part of the control around them the views below are: its label, its value, or elements of their own.
package struct SemanticPart: ElementModifier {
  let part: SemanticsNode.Part

  package static var affectsLayout: Bool { false }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    for var node in builder.children({ $0.describe(child) }) {
      node.part = node.part ?? part
      builder.add(node)
    }
  }
}

extension View {
  /// Marks the views as a part of the control that they are in.
  package func semanticPart(_ part: SemanticsNode.Part) -> some View {
    modifier(SemanticPart(part: part))
  }
}

extension [SemanticsNode] {
  /// The texts of the nodes in reading order, joined as VoiceOver reads a group.
  package var mergedText: String? { mergedText { _ in true } }

  /// The texts of some of the nodes. No array of them is made: nodes are large, and every control asks.
  private func mergedText(where isIncluded: (SemanticsNode) -> Bool) -> String? {
    var merged: String?
    for node in self where !node.isHidden && node.reading != .never && isIncluded(node) {
      guard let text = node.label.flatMap({ $0.isEmpty ? nil : $0 }) ?? node.children.mergedText else { continue }
      merged = merged.map { "\($0), \(text)" } ?? text
    }
    return merged
  }

  /// What a control made of these nodes is called: its label, or everything it shows where no part is marked.
  package var controlLabel: String? {
    let part: SemanticsNode.Part? = contains { $0.part == .label } ? .label : nil
    return mergedText { $0.part == part }
  }

  /// What a control made of these nodes shows as its value.
  package var controlValue: String? { mergedText { $0.part == .value } }

  /// The nodes that stay elements inside a control: its own, and those that the app wants to find.
  ///
  /// - Parameter keepsAll: Whether the views of the label stay too, as in the rows of lists.
  package func controlChildren(keepingAll keepsAll: Bool) -> [SemanticsNode] {
    compactMap { node in
      guard keepsAll || node.part == .element || node.hasOwnIdentifier else { return nil }
      var node = node
      node.part = nil
      return node
    }
  }
}
