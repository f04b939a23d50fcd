import SwiftSyntax

/// A stored property of a class with `@Model`.
struct ModelProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The name as it is written, with backticks if there are some.
  let identifier: String

  /// - Returns: `nil` for what is not stored in instances: computed and static properties, tuples.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !variable.modifiers.contains(where: { Self.excluded.contains($0.name.tokenKind) }),
      Self.isStored(binding)
    else { return nil }
    self.declaration = variable
    self.binding = binding
    self.identifier = identifier.text
  }

  private static let excluded: [TokenKind] = [.keyword(.static), .keyword(.class), .keyword(.lazy)]

  /// Whether there are no accessors, or only observers.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
  }

  /// The name without backticks.
  var name: String { identifier.filter { $0 != "`" } }

  /// The name of the stored property behind it.
  var storage: String { "_" + name }

  var isTransient: Bool { attribute("Transient") != nil }

  /// The attribute with this name, with or without a module.
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in declaration.attributes {
      let type = attribute.attributeName
      if type.as(IdentifierTypeSyntax.self)?.name.text == name { return attribute }
      if type.as(MemberTypeSyntax.self)?.name.text == name { return attribute }
    }
    return nil
  }

  /// The default value as an expression of its type, or `nil` if there is none.
  var defaultValue: String? {
    let type = binding.typeAnnotation?.type.trimmedDescription
    guard let value = binding.initializer?.value.trimmedDescription else { return nil }
    guard let type else { return value }
    return "(\(value)) as \(type.hasSuffix("!") ? type.dropLast() + "?" : type)"
  }

  /// The arguments of an attribute as they are written.
  static func arguments(of attribute: AttributeSyntax) -> String {
    attribute.arguments?.trimmedDescription ?? ""
  }

  /// The value that describes the property to the schema; `nil` if the property says nothing.
  var metadata: String? {
    if let attribute = attribute("Relationship") {
      return "SwiftData.Schema.Relationship(\(Self.arguments(of: attribute)))"
    }
    if let attribute = attribute("Attribute") { return "SwiftData.Schema.Attribute(\(Self.arguments(of: attribute)))" }
    return nil
  }
}
