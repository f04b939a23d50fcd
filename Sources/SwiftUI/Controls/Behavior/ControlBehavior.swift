/// Makes the modified views a control: one element for assistive technologies and tests, and one hit-test target.
///
/// Actions run like user events: when they return, all resulting updates have been applied. A disabled control refuses
/// them.
package struct ControlBehavior: ElementModifier {
  /// The role of the control; `nil` for a part of a control that only handles touches.
  package var role: SemanticsNode.Role?

  /// The name, if it differs from the text of the label's views.
  package var label: String?

  /// The value, if it differs from the text of the value's views.
  package var value: String?

  /// Whether the control shows its label as a placeholder while it has no value, as text fields do.
  package var showsLabelAsPlaceholder = false

  /// The placeholder shown while the control has no value, if it is not the label.
  package var prompt: Text?

  /// How label and value determine the control's name.
  package var labelling = Labelling.label

  package enum Labelling {
    /// The label is the name; the value is the value.
    case label

    /// The value is the name, as in a menu that shows the selected option.
    case value

    /// Label and value together are the name, as in list rows.
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

  /// Whether the control is described as disabled, also where others are not.
  var isDescribedAsDisabled = false

  /// The part of the enclosing control that this control represents, if any.
  package var part: SemanticsNode.Part?

  /// The control's actions; a tap performs the first one.
  package var actions: [ControlAction] = []

  /// Called with `true` when a touch begins on the control, and with `false` when it ends.
  package var press: (@MainActor (Bool) -> Void)?

  /// Whether the control handles touches; otherwise the views inside and around it do.
  package var takesTouches = true

  /// Whether a tap on another such control in the same list row activates the control, too.
  package var isPressedWithRow = false

  /// Whether the control tracks a touch from its beginning, as a slider does.
  package var followsTouches = false

  /// Handles a touch at a point of the control, for controls that depend on the location.
  package var touch: (@MainActor (CGPoint, ControlInteraction) -> Void)?

  /// Called when the control gains or loses the keyboard focus; `nil` for controls that cannot have it.
  package var focusChanged: (@MainActor (Bool) -> Void)?

  /// Handles typed text; `nil` for controls without text input.
  package var textInput: TextInput?

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
    guard let control = storage(of: element) else { return }
    if old.focusChanged != nil, focusChanged == nil { element.graph.focus.remove(control) }
    control.behavior = self
    if old.focusChanged == nil, focusChanged != nil { element.graph.focus.add(control) }
    if textInput?.keyboard != old.textInput?.keyboard { element.graph.focus.keyboardChanged(of: control) }
    if let wanted = textInput?.wanted, wanted != old.textInput?.wanted, control.isFocused {
      element.graph.focus.cursor = wanted
    }
  }

  package func willUnmount(_ element: ModifiedElement) {
    guard focusChanged != nil, let interaction = storage(of: element) else { return }
    element.graph.focus.remove(interaction)
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    if let hit = element.hitTest(child, at: point) { return hit }
    return takesTouches && CGRect(origin: .zero, size: element.size).contains(point) ? element : nil
  }

  package func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? {
    takesTouches ? storage(of: element) : nil
  }

  package func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value? {
    ControlFact.answer(key, storage(of: element))
  }

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
    // As in XCUITest, an empty field's value is its placeholder.
    if let placeholder = node.placeholder, node.value?.isEmpty != false { node.value = placeholder }
    node.identifier = parts.lazy.filter { $0.part != .element || $0.hasOwnIdentifier }.compactMap(\.identifier).first
    node.traits = traits
    node.isSelected = isSelected || parts.contains { $0.isSelected && $0.part != .element }
    if node.isSelected { node.traits.formUnion(.isSelected) }
    node.isEnabled = element.environment.isEnabled && !isDescribedAsDisabled
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
