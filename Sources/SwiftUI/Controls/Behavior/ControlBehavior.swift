/// Makes one control of the views below: one element for assistive technologies and tests, and one target for touches.
///
/// Actions run as an event of a person would: afterwards everything that follows from them has been applied.
/// A disabled control refuses them.
package struct ControlBehavior: ElementModifier {
  /// What the control is; `nil` for a part of a control that only takes touches.
  package var role: SemanticsNode.Role?

  /// The name, where it is not what the label's views say.
  package var label: String?

  /// The value, where it is not what the value's views say.
  package var value: String?

  /// Whether the control shows its label in place of a value as long as there is none, as text fields do.
  package var showsLabelAsPlaceholder = false

  /// What the control shows in place of a value as long as there is none, if it is not its label.
  package var prompt: Text?

  /// How label and value name the control.
  package var labelling = Labelling.label

  package enum Labelling {
    /// The label is the name, the value a value.
    case label

    /// The value is the name, as of a menu that shows what is chosen.
    case value

    /// Label and value are the name together, as in the rows of lists.
    case labelAndValue

    func apply(to node: inout SemanticsNode) {
      switch self {
      case .label: return
      case .value: node.label = node.value ?? node.label
      case .labelAndValue: node.label = [node.label, node.value].compactMap { $0 }.joined(separator: ", ")
      }
      node.value = nil
    }
  }

  package var traits = AccessibilityTraits()
  package var isSelected = false

  /// Which part of the control around it the control is, if it is inside of one.
  package var part: SemanticsNode.Part?

  /// What a person can do with the control; the first action answers a tap.
  package var actions: [ControlAction] = []

  /// Called with `true` when a touch goes down on the control, and with `false` when it is lifted.
  package var press: (@MainActor (Bool) -> Void)?

  /// Whether touches act on the control; otherwise they are left to the views inside and around it.
  package var takesTouches = true

  /// Whether the control follows a finger from the moment that it goes down, as a slider does.
  package var followsTouches = false

  /// Takes a touch at a point of the control, for controls where it matters what place is touched.
  package var touch: (@MainActor (CGPoint, ControlInteraction) -> Void)?

  /// Called when the control gets or loses the keyboard's focus; `nil` for controls that
  /// never have it.
  package var focusChanged: (@MainActor (Bool) -> Void)?

  /// What the control does with what is typed; `nil` for controls that take no text.
  package var textInput: TextInput?

  /// The keys that activate the control.
  package var keyboardShortcut: KeyboardShortcut?

  package init(role: SemanticsNode.Role?) {
    self.role = role
  }

  package static var affectsLayout: Bool { false }

  package func makeStorage(for element: ModifiedElement) -> ControlInteraction? {
    ControlInteraction(self, element: element)
  }

  package func didMount(_ element: ModifiedElement) {
    if focusChanged != nil, let interaction = storage(of: element) { element.graph.focus.add(interaction) }
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.behavior = self
    if textInput?.keyboard != old.textInput?.keyboard, let control = storage(of: element) {
      element.graph.focus.keyboardChanged(of: control)
    }
  }

  package func willUnmount(_ element: ModifiedElement) {
    guard focusChanged != nil, let interaction = storage(of: element) else { return }
    element.graph.focus.remove(interaction)
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    if let hit = element.hitTest(child, at: point) { return hit }
    return CGRect(origin: .zero, size: element.size).contains(point) ? element : nil
  }

  package func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? {
    takesTouches ? storage(of: element) : nil
  }

  package func controlInteraction(of element: Element) -> ControlInteraction? { storage(of: element) }

  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard let role else { return builder.describe(child) }
    let parts = builder.children { $0.describe(child) }
    var node = SemanticsNode(role: role, of: element)
    node.label = label ?? parts.controlLabel
    node.value = value ?? parts.controlValue
    labelling.apply(to: &node)
    if let prompt {
      node.placeholder = prompt.string(in: element)
    } else if showsLabelAsPlaceholder {
      node.placeholder = node.label
      node.label = nil
    }
    // As in XCUITest: an empty field's value is its placeholder.
    if let placeholder = node.placeholder, node.value?.isEmpty != false { node.value = placeholder }
    node.identifier = parts.lazy.filter { $0.part != .element || $0.hasOwnIdentifier }.compactMap(\.identifier).first
    node.traits = traits
    node.isSelected = isSelected || parts.contains { $0.isSelected && $0.part != .element }
    if node.isSelected { node.traits.formUnion(.isSelected) }
    node.isEnabled = element.environment.isEnabled
    if let interaction = element.controlInteraction {
      node.actions = interaction.semanticsActions
      node.hasKeyboardFocus = interaction.isFocused
    }
    for part in parts where part.part == .value { node.details += part.details }
    let isInRow = element.environment.controlContext == .listRow
    node.children = parts.controlChildren(keepingAll: role == .button && isInRow && part == nil)
    node.reading = role.holdsElements ? .asContainer : .asOne
    node.part = part
    builder.add(node)
  }
}
