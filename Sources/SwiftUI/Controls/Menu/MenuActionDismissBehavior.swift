/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The control's default.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)

  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)

  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

extension View {
  /// Sets whether menus close after an action.
  ///
  /// - Note: Approximate: menus always close; a warning is recorded if they should not.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    unsupported("menuActionDismissBehavior(_:)", "menus close after an action.", when: behavior == .disabled)
  }
}
