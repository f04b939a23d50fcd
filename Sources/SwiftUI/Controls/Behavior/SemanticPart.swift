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
  package var mergedText: String? {
    let texts = compactMap { node -> String? in
      if node.isHidden { return nil }
      if let label = node.label, !label.isEmpty { return label }
      return node.children.mergedText
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// What a control made of these nodes is called: its label, or everything it shows where no part is marked.
  package var controlLabel: String? {
    let marked = filter { $0.part == .label }
    if !marked.isEmpty { return marked.mergedText }
    return filter { $0.part == nil }.mergedText
  }

  /// What a control made of these nodes shows as its value.
  package var controlValue: String? { filter { $0.part == .value }.mergedText }

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
