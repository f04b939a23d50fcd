import SwiftUI

extension InspectableView {
  /// The label that assistive technologies read.
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> {
    let call = "accessibilityLabel"
    if let label = (content.view as? Text)?.ownAccessibilityLabel { return described(label, call: call) }
    return try described(modifierValue(call, "label"), call: call)
  }

  /// The value that assistive technologies read.
  public func accessibilityValue() throws -> InspectableView<ViewType.Text> {
    try described(modifierValue("accessibilityValue", "value"), call: "accessibilityValue")
  }

  /// What assistive technologies say happens when the view is used.
  public func accessibilityHint() throws -> InspectableView<ViewType.Text> {
    try described(modifierValue("accessibilityHint", "hint"), call: "accessibilityHint")
  }

  private func described(_ text: Text, call: String) -> InspectableView<ViewType.Text> {
    let medium = content.medium.resettingViewModifiers()
    return InspectableView<ViewType.Text>(unchecked: Content(text, medium: medium), parent: self, call: "\(call)()")
  }

  /// Whether the view is hidden from assistive technologies.
  public func accessibilityHidden() throws -> Bool { try modifierValue("accessibilityHidden", "hidden") }

  /// The identifier that tests find the view by.
  public func accessibilityIdentifier() throws -> String {
    try modifierValue("accessibilityIdentifier", "identifier")
  }

  /// The order in which assistive technologies read the view among its siblings.
  public func accessibilitySortPriority() throws -> Double {
    try modifierValue("accessibilitySortPriority", "priority")
  }

  /// The selection that the view stands for.
  @available(*, deprecated)
  public func accessibilitySelectionIdentifier() throws -> AnyHashable {
    try modifierValue(
      "accessibilitySelectionIdentifier", "identifier", call: "accessibility(selectionIdentifier:)")
  }

  /// Where assistive technologies activate the view.
  public func accessibilityActivationPoint() throws -> UnitPoint {
    try modifierValue("accessibilityActivationPoint", "point")
  }
}

extension Text {
  /// The label of the text itself, or of the first of its parts that has one.
  fileprivate var ownAccessibilityLabel: Text? {
    if let spokenLabel { return spokenLabel }
    guard case .concatenated(let texts) = storage else { return nil }
    return texts.wrappedValue.lazy.compactMap(\.ownAccessibilityLabel).first
  }
}

// MARK: - Actions

extension InspectableView {
  /// Runs the action that assistive technologies offer under a name.
  public func callAccessibilityAction<S: StringProtocol>(_ named: S) throws {
    try callAccessibilityAction(AccessibilityActionKind(named: Text(named)))
  }

  /// Runs the action that assistive technologies offer.
  public func callAccessibilityAction(_ kind: AccessibilityActionKind) throws {
    let match = modifierCompositions("accessibilityAction").first { action in
      guard let other: AccessibilityActionKind = action.value("kind") else { return false }
      guard let name = kind.name, let otherName = other.name else { return kind == other }
      return string(of: name) == string(of: otherName)
    }
    guard let handler: () -> Void = match?.value("handler") else {
      throw modifierNotFound("accessibilityAction(\(description(of: kind)))")
    }
    try perform(handler)
  }

  /// Runs what happens when assistive technologies change the value of the view.
  public func callAccessibilityAdjustableAction(_ direction: AccessibilityAdjustmentDirection = .increment) throws {
    let handler: (AccessibilityAdjustmentDirection) -> Void =
      try modifierValue("accessibilityAdjustableAction", "handler")
    try perform { handler(direction) }
  }

  /// Runs what happens when assistive technologies scroll the view.
  public func callAccessibilityScrollAction(_ edge: Edge) throws {
    let handler: (Edge) -> Void = try modifierValue("accessibilityScrollAction", "handler")
    try perform { handler(edge) }
  }

  private func string(of text: Text) -> String {
    var environment = content.medium.place.environment
    environment.locale = .testsDefault
    return text._resolveText(in: environment)
  }

  private func description(of kind: AccessibilityActionKind) -> String {
    if let name = kind.name { return "named: \"\(string(of: name))\"" }
    let known: [(AccessibilityActionKind, String)] = [
      (.default, ".default"), (.escape, ".escape"), (.delete, ".delete"), (.magicTap, ".magicTap"),
    ]
    return known.first { $0.0 == kind }?.1 ?? "\(kind)"
  }
}
