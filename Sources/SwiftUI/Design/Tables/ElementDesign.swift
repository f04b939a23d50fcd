/// How a system describes its views as elements, because systems differ.
package struct ElementDesign: Hashable, Sendable {
  /// The role of a list.
  var listRole: SemanticsNode.Role

  /// Whether a toggle has a switch inside, and is touched there.
  var hasSwitchInToggle: Bool

  /// Whether an empty text is an element.
  var hasEmptyTexts: Bool

  /// Whether the buttons of alerts and dialogs appear twice, one inside the other.
  var hasDoubledDialogButtons: Bool
}

extension ElementDesign {
  /// iOS 15 and earlier: lists are tables, and a toggle is one switch.
  package static let iOS15 = ElementDesign(
    listRole: .table, hasSwitchInToggle: false, hasEmptyTexts: true, hasDoubledDialogButtons: false)
}

extension EnvironmentValues {
  private enum ElementDesignKey: EnvironmentKey {
    static var defaultValue: ElementDesign? { nil }
  }

  /// How views are described: as the device's own system does it, except in a part of the system that is older.
  package var elementDesign: ElementDesign {
    get { self[ElementDesignKey.self] ?? design.elements }
    set { self[ElementDesignKey.self] = newValue }
  }
}
