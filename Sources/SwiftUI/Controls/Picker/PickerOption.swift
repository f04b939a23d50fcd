/// One option of a picker: it knows whether it is chosen, and a touch chooses it.
///
/// The modifier is applied to each of the views in a picker's content; how the option looks is up to `Appearance`.
struct PickerOption<Appearance: PickerOptionAppearance>: ElementModifier {
  let selection: PickerSelection
  let appearance: Appearance

  /// Whether the options are elements of their own for assistive technologies and tests.
  var isExposed = true

  /// What the option is: a row of a list is a cell of it, everything else a button.
  var role = SemanticsNode.Role.button

  func makeStorage(for element: ModifiedElement) -> ControlInteraction? {
    ControlInteraction(behavior(of: element), element: element)
  }

  func changesLayout(from old: Self) -> Bool {
    selection.current != old.selection.current || !areKnownEqual(appearance, old.appearance)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.behavior = behavior(of: element)
    // Where an option is may depend on which one is chosen, even if no size does.
    if changesLayout(from: old) { element.layoutParent?.setNeedsLayout() }
  }

  @MainActor
  private func behavior(of element: ModifiedElement) -> ControlBehavior {
    let selection = selection
    var behavior = ControlBehavior(role: role)
    behavior.actions = [
      ControlAction(.activate) { [weak element] option in
        guard let element else { return }
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
    selection.isSelected((element as? ModifiedElement)?.optionTag)
  }

  // MARK: - Appearance

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    appearance.sizeThatFits(proposal, child: child, isSelected: isSelected(element))
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    appearance.place(child, size: size, proposal: proposal, in: element, isSelected: isSelected(element))
  }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, child: Element, in element: Element) -> CGFloat? { nil }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    appearance.draw(child, in: element, isSelected: isSelected(element), into: &list)
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    appearance.takesTouches && CGRect(origin: .zero, size: element.size).contains(point) ? element : nil
  }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { storage(of: element) }
  func controlInteraction(of element: Element) -> ControlInteraction? { storage(of: element) }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard let interaction = storage(of: element) else { return }
    let isSelected = isSelected(element)
    if isSelected, appearance.showsValue, let text = builder.children({ $0.describe(child) }).mergedText {
      // The control around the options says the chosen one as its value.
      var value = SemanticsNode(role: .staticText, label: text, of: element)
      value.part = .value
      builder.add(value)
    }
    guard isExposed else { return }
    var behavior = interaction.behavior
    behavior.isSelected = isSelected
    behavior.part = appearance.isPartOfControl ? .element : nil
    behavior.describe(child, in: element, into: &builder)
  }
}

/// How the options of a picker look.
@MainActor
protocol PickerOptionAppearance {
  /// Whether the option is inside of a control, rather than a row by itself.
  var isPartOfControl: Bool { get }

  /// Whether touching the option chooses it.
  var takesTouches: Bool { get }

  /// Whether the control says the chosen option as its value.
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

extension ModifiedElement {
  /// The value that choosing this option gives.
  var optionTag: AnyHashable? {
    guard let child else { return nil }
    // An option in a list of views is wrapped from outside: then the list is where the search ends.
    return child.selectionValue(below: child.parent === self ? self : parent)
  }
}

/// What can say whether an option is the chosen one.
@MainActor
private protocol SelectableOption {
  func isSelected(_ element: Element) -> Bool
}

extension PickerOption: SelectableOption {}

/// An element with a modifier that may be a picker's option.
@MainActor
private protocol OptionElement {
  var isChosen: Bool? { get }
}

extension ModifierElement: OptionElement {
  fileprivate var isChosen: Bool? { (modifier as? any SelectableOption)?.isSelected(self) }
}

extension Element {
  /// Whether the element is the chosen option of a picker; `nil` if it is no option.
  var isChosenOption: Bool? { (self as? any OptionElement)?.isChosen }
}
