import SwiftSyntax

/// The stored properties of a type for `@Animatable`.
struct AnimatableProperties {
  /// A property of a type that is known not to be animatable.
  struct Refused {
    let name: String
    let type: String
    let node: Syntax
  }

  /// The names of the included properties, in source order.
  private(set) var names: [String] = []

  /// The properties that lack `@AnimatableIgnored`.
  private(set) var refused: [Refused] = []

  /// Whether the type declares its own `animatableData`.
  private(set) var declaresAnimatableData = false

  init(of declaration: some DeclGroupSyntax) {
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic else { continue }
      for binding in variable.bindings where binding.name == "animatableData" { declaresAnimatableData = true }
      guard !variable.isConstant, !variable.isLazy, !variable.hasWrapperOrMark else { continue }
      for binding in variable.bindings where binding.isStored { add(binding, of: variable) }
    }
  }

  private mutating func add(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    if let type = variable.knownType(of: binding), Self.notAnimatable.contains(type) {
      refused.append(Refused(name: name, type: type, node: Syntax(binding.pattern)))
    } else {
      names.append(name)
    }
  }

  /// Common standard library types without vector arithmetic; the compiler checks all other types.
  private static let notAnimatable: Set<String> = [
    "Bool", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]
}

extension VariableDeclSyntax {
  /// Whether the property is marked as ignored, or stored through a property wrapper.
  fileprivate var hasWrapperOrMark: Bool {
    attributes.contains { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
      // Attributes of the language (@available, @usableFromInline) begin with a lowercase letter.
      let name = attribute.attributeName.trimmedDescription.split(separator: ".").last ?? ""
      return name.first?.isUppercase == true && name != "MainActor"
    }
  }

  /// The written type of a property, or that of its initial literal.
  fileprivate func knownType(of binding: PatternBindingSyntax) -> String? {
    if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
    guard let value = binding.initializer?.value else { return nil }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    return nil
  }
}
