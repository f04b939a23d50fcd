/// Makes an element of its own of a part of a control, in place of what its views say.
struct PartSemantics: ElementModifier {
  let role: SemanticsNode.Role

  /// `nil` leaves the part out.
  let label: String?
  var identifier: String?
  var value: String?
  var isSelected = false

  /// Whether what the part shows stays an element inside of it.
  var keepsContent = false
  var activate: (@MainActor () -> Void)?

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard let label else { return }
    var node = SemanticsNode(role: role, label: label, value: value, of: element)
    node.identifier = identifier
    if keepsContent { node.children = builder.children { $0.describe(child) } }
    node.isEnabled = element.environment.isEnabled
    node.isSelected = isSelected
    if isSelected { node.traits.formUnion(.isSelected) }
    node.part = .element
    if let activate, node.isEnabled { node.actions = [SemanticsAction(.activate, perform: activate)] }
    builder.add(node)
  }
}
