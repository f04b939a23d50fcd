import SwiftUI

extension InspectableView {
  /// The accessibility label.
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> {
    let call = "accessibilityLabel"
    if let label = (content.view as? Text)?.ownAccessibilityLabel { return described(label, call: call) }
    return try described(modifierValue(call, "label"), call: call)
  }

  /// The accessibility value.
  public func accessibilityValue() throws -> InspectableView<ViewType.Text> {
    try described(modifierValue("accessibilityValue", "value"), call: "accessibilityValue")
  }

  /// The accessibility hint.
  public func accessibilityHint() throws -> InspectableView<ViewType.Text> {
    try described(modifierValue("accessibilityHint", "hint"), call: "accessibilityHint")
  }

  private func described(_ text: Text, call: String) -> InspectableView<ViewType.Text> {
    let medium = content.medium.resettingViewModifiers()
    return InspectableView<ViewType.Text>(unchecked: Content(text, medium: medium), parent: self, call: "\(call)()")
  }

  /// Whether the view is hidden from assistive technologies.
  public func accessibilityHidden() throws -> Bool { try modifierValue("accessibilityHidden", "hidden") }

  /// The accessibility identifier.
  public func accessibilityIdentifier() throws -> String {
    try modifierValue("accessibilityIdentifier", "identifier")
  }

  /// The accessibility sort priority.
  public func accessibilitySortPriority() throws -> Double {
    try modifierValue("accessibilitySortPriority", "priority")
  }

  /// The accessibility selection identifier.
  @available(*, deprecated)
  public func accessibilitySelectionIdentifier() throws -> AnyHashable {
    try modifierValue(
      "accessibilitySelectionIdentifier", "identifier", call: "accessibility(selectionIdentifier:)")
  }

  /// The accessibility activation point.
  public func accessibilityActivationPoint() throws -> UnitPoint {
    try modifierValue("accessibilityActivationPoint", "point")
  }
}

extension Text {
  /// The label of the text itself, or of its first part with a label.
  fileprivate var ownAccessibilityLabel: Text? {
    if let spokenLabel { return spokenLabel }
    guard case .concatenated(let texts) = storage else { return nil }
    return texts.wrappedValue.lazy.compactMap(\.ownAccessibilityLabel).first
  }
}

// MARK: - Actions

extension InspectableView {
  /// Calls the accessibility action with a name.
  ///
  /// - Parameter named: The name of the action, in the locale `Locale.testsDefault`.
  /// - Throws: `InspectionError.modifierNotFound` if the view has no such action.
  public func callAccessibilityAction<S: StringProtocol>(_ named: S) throws {
    try callAccessibilityAction(AccessibilityActionKind(named: Text(named)))
  }

  /// Calls an accessibility action.
  ///
  /// - Parameter kind: The kind of the action; named ones are compared by their texts.
  /// - Throws: `InspectionError.modifierNotFound` if the view has no such action.
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

  /// Calls the action of `accessibilityAdjustableAction`.
  ///
  /// - Parameter direction: Whether the value is to become larger or smaller.
  public func callAccessibilityAdjustableAction(_ direction: AccessibilityAdjustmentDirection = .increment) throws {
    let handler: (AccessibilityAdjustmentDirection) -> Void =
      try modifierValue("accessibilityAdjustableAction", "handler")
    try perform { handler(direction) }
  }

  /// Calls the action of `accessibilityScrollAction`.
  ///
  /// - Parameter edge: The edge that the content scrolls towards.
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
