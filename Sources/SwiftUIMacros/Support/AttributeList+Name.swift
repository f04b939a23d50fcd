import SwiftSyntax

extension AttributeSyntax {
  /// Whether the attribute is written with this name, alone or as a member of a module.
  func isNamed(_ name: String) -> Bool {
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) {
      return identifier.name.text == name
    }
    if let member = attributeName.as(MemberTypeSyntax.self) {
      return member.name.text == name
    }
    return false
  }
}

extension AttributeListSyntax {
  /// The first attribute of this name, if there is one.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.isNamed(name) }
  }
}
