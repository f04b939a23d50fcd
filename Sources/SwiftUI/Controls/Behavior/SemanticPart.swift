/// Marks the modified views as a part of the enclosing control: its label, its value, or separate elements.
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
  /// Marks the views as a part of the enclosing control.
  package func semanticPart(_ part: SemanticsNode.Part) -> some View {
    modifier(SemanticPart(part: part))
  }
}

extension [SemanticsNode] {
  /// The name of a control with these nodes: its label, or all of its text if no part is marked as the label.
  package var controlLabel: String? {
    let part: SemanticsNode.Part? = contains { $0.part == .label } ? .label : nil
    return mergedText { $0.part == part }
  }

  /// The value of a control with these nodes.
  package var controlValue: String? { mergedText { $0.part == .value } }

  /// The nodes that remain child elements of a control: its own elements and views with an identifier set by the app.
  ///
  /// - Parameter keepsAll: Whether the views of the label remain too, as in list rows.
  package func controlChildren(keepingAll keepsAll: Bool) -> [SemanticsNode] {
    compactMap { node in
      guard keepsAll || node.part == .element || node.hasOwnIdentifier else { return nil }
      var node = node
      node.part = nil
      return node
    }
  }
}
