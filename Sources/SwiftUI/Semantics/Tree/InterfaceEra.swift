/// The systems whose semantics tree is shown, because systems differ.
package enum InterfaceEra: Hashable, Sendable {
  /// iOS 15 and earlier: lists are tables, and a toggle is one switch.
  case iOS15

  /// iOS 16 to 18.
  case iOS18

  /// iOS 26: buttons of alerts and dialogs appear twice, one inside the other, and empty texts are no elements.
  case iOS26

  var listRole: SemanticsNode.Role { self == .iOS15 ? .table : .collectionView }
  var hasSwitchInToggle: Bool { self != .iOS15 }
  var hasEmptyTexts: Bool { self != .iOS26 }
  var hasDoubledDialogButtons: Bool { self == .iOS26 }
}

extension EnvironmentValues {
  private enum InterfaceEraKey: EnvironmentKey {
    static var defaultValue: InterfaceEra? { nil }
  }

  /// The systems whose semantics tree is shown; by default those of the device's own system.
  package var interfaceEra: InterfaceEra {
    get { self[InterfaceEraKey.self] ?? (systemVersion == .iOS26 ? .iOS26 : .iOS18) }
    set { self[InterfaceEraKey.self] = newValue }
  }
}
