/// Describes a part of a control as a separate element, in place of the semantics of its views.
struct PartSemantics: ElementModifier {
  let role: SemanticsNode.Role

  /// The label; `nil` omits the part.
  let label: String?
  var identifier: String?
  var value: String?
  var isSelected = false

  /// Whether the semantics of the part's views remain as child elements.
  var keepsContent = false
  var activate: (@MainActor () -> Void)?

  /// Whether a touch on the part activates the control, which a touch elsewhere does not.
  var activatesControl = false

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
    if activatesControl { node.details = [.activatesControl] }
    if let activate, node.isEnabled { node.actions = [SemanticsAction(.activate, perform: activate)] }
    builder.add(node)
  }
}
