/// An option of a picker. It knows whether it is selected, and a touch selects it.
///
/// The modifier is applied to each view in a picker's content; `Appearance` determines how the option looks.
struct PickerOption<Appearance: PickerOptionAppearance>: ElementModifier {
  let selection: PickerSelection
  let appearance: Appearance

  /// Whether the options are separate elements for assistive technologies and tests.
  var isExposed = true

  /// The role of the option: a cell in a list, otherwise a button.
  var role = SemanticsNode.Role.button

  func makeStorage(for element: ModifiedElement) -> ControlInteraction? {
    ControlInteraction(behavior(of: element), element: element)
  }

  func changesLayout(from old: Self) -> Bool {
    selection.current != old.selection.current || !areKnownEqual(appearance, old.appearance)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.behavior = behavior(of: element)
    // The selected option may affect the position of an option even if no size changes.
    if changesLayout(from: old) { element.layoutParent?.setNeedsLayout() }
  }

  @MainActor
  private func behavior(of element: ModifiedElement) -> ControlBehavior {
    let selection = selection
    var behavior = ControlBehavior(role: role)
    behavior.actions = [
      ControlAction(.activate) { [weak element] option in
        guard let element, !element.isDisabledOption else { return }
        guard let tag = element.optionTag else { return reportMissingTag(at: element) }
        guard selection.select(tag) else { return reportWrongTag(tag, at: element) }
        option.environment.actionCompletion?()
      }
    ]
    return behavior
  }

  @MainActor
  private func reportMissingTag(at element: Element) {
    element.graph.report(
      _RuntimeIssue(
        "An option of a picker has no tag: it cannot be chosen. Give it one with tag(_:), or make the options with a "
          + "ForEach whose ids are the values.", at: element))
  }

  @MainActor
  private func reportWrongTag(_ tag: AnyHashable, at element: Element) {
    element.graph.report(
      _RuntimeIssue(
        "The tag \(tag) is a \(type(of: tag.base)), the picker's selection (\(selection.current)) a "
          + "\(type(of: selection.current.base)): the option cannot be chosen. Use a tag of the selection's type.",
        at: element))
  }

  @MainActor
  func isSelected(_ element: Element) -> Bool {
    selection.isSelected(element.optionTag)
  }

  // MARK: - Appearance

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    appearance.sizeThatFits(proposal, child: child, isSelected: isSelected(element))
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    appearance.place(child, size: size, proposal: proposal, in: element, isSelected: isSelected(element))
  }

  func guideAxes(child: Element) -> Axis.Set { .neither }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    appearance.draw(child, in: element, isSelected: isSelected(element), into: &list)
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    appearance.takesTouches && CGRect(origin: .zero, size: element.size).contains(point) ? element : nil
  }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { storage(of: element) }
  func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value? {
    ControlFact.answer(key, storage(of: element))
  }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard let interaction = storage(of: element) else { return }
    let isSelected = isSelected(element)
    if isSelected, appearance.showsValue, let text = builder.children({ $0.describe(child) }).mergedText {
      // The enclosing control reports the selected option as its value.
      var value = SemanticsNode(role: .staticText, label: text, of: element)
      value.part = .value
      builder.add(value)
    }
    guard isExposed else { return }
    var behavior = interaction.behavior
    behavior.isSelected = isSelected
    behavior.isDescribedAsDisabled = element.isDisabledOption
    behavior.part = appearance.isPartOfControl ? .element : nil
    behavior.describe(child, in: element, into: &builder)
  }
}

/// The appearance of a picker's options.
@MainActor
protocol PickerOptionAppearance {
  /// Whether the option is inside a control instead of being a separate row.
  var isPartOfControl: Bool { get }

  /// Whether a touch selects the option.
  var takesTouches: Bool { get }

  /// Whether the control reports the selected option as its value.
  var showsValue: Bool { get }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, isSelected: Bool) -> CGSize
  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element, isSelected: Bool)
  func draw(_ child: Element, in element: Element, isSelected: Bool, into list: inout DisplayListBuilder)
}

extension PickerOptionAppearance {
  var isPartOfControl: Bool { true }
  var takesTouches: Bool { true }
  var showsValue: Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, isSelected: Bool) -> CGSize {
    child.size(for: proposal)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element, isSelected: Bool) {
    element.placeChild(child, at: .zero, proposal: proposal)
  }

  func draw(_ child: Element, in element: Element, isSelected: Bool, into list: inout DisplayListBuilder) {
    list.draw(child)
  }
}

extension Element {
  /// Whether the app lets nobody select this option.
  fileprivate var isDisabledOption: Bool { modifiedElement?.trait(SelectionDisabledKey.self) == true }

  /// The value that selecting this option results in.
  var optionTag: AnyHashable? {
    guard let child = modifiedElement else { return nil }
    // An option in a list is wrapped from outside; the search then ends at the list.
    return child.selectionValue(below: child.parent === self ? self : parent)
  }
}

/// Provides whether an option is selected.
@MainActor
private protocol SelectableOption {
  func isSelected(_ element: Element) -> Bool
}

extension PickerOption: SelectableOption {}

/// A modified element that may be an option of a picker.
@MainActor
private protocol OptionElement {
  var isChosen: Bool? { get }
}

extension ModifierElement: OptionElement {
  fileprivate var isChosen: Bool? { (modifier as? any SelectableOption)?.isSelected(self) }
}

extension Element {
  /// Whether the element is the selected option of a picker; `nil` if it is not an option.
  var isChosenOption: Bool? { (self as? any OptionElement)?.isChosen }
}
