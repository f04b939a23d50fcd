/// Describes an alert or a dialog as one modal element.
struct ModalSemantics: ElementModifier {
  let role: SemanticsNode.Role

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    var node = SemanticsNode(role: role, of: element)
    node.children = builder.children { $0.describe(child) }.asDialogContent(in: element.environment.elementDesign)
    node.label = node.children.first { $0.traits.contains(.isHeader) }?.label
    node.traits = .isModal
    builder.add(node)
  }
}
