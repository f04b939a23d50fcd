import SwiftSyntax

extension AttributeSyntax {
  /// Whether the attribute has this name, with or without a module name.
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
  /// The first attribute with this name, or `nil`.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.isNamed(name) }
  }
}
