extension SemanticsNode {
  /// Adds and removes traits. The role follows them, like an element's type in XCUITest.
  mutating func change(adding added: AccessibilityTraits, removing removed: AccessibilityTraits) {
    traits.formUnion(added)
    traits.remove(removed)
    if added.contains(.isSelected) { isSelected = true }
    if removed.contains(.isSelected) { isSelected = false }
    if let role = Self.role(of: added) {
      if Self.plainRoles.contains(self.role) || self.role == .textField { self.role = role }
    }
    switch role {
    case .button where removed.contains(.isButton): role = traits.contains(.isLink) ? .link : .other
    case .image where removed.contains(.isImage), .staticText where removed.contains(.isStaticText),
      .link where removed.contains(.isLink):
      role = Self.role(of: traits) ?? .other
    default: break
    }
  }

  /// Roles that a trait may change.
  private static let plainRoles: Set<Role> = [.other, .staticText, .image]

  /// The role for traits; the first one with a role decides.
  private static func role(of traits: AccessibilityTraits) -> Role? {
    let roles: [(AccessibilityTraits, Role)] = [
      (.isToggle, .switch), (.isLink, .link), (.isButton, .button), (.isSearchField, .searchField),
      (.isKeyboardKey, .key), (.isTabBar, .tabBar), (.isImage, .image), (.isStaticText, .staticText),
    ]
    return roles.first { traits.contains($0.0) }?.1
  }
}
