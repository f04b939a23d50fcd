import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// TipKit's `@Parameter`: keeps the value of a static property in the app's container, and declares `$name` for rules.
///
///     @Parameter static var isLoggedIn: Bool = false
struct TipParameterMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = TipProperty(declaration) else { return [] }
    return [
      "get { $\(property.name).wrappedValue }",
      "set { $\(property.name).wrappedValue = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = TipProperty(declaration) else {
      context.error("@Parameter can only be attached to a static variable with a value at first.", at: node)
      return []
    }
    let options = node.arguments?.as(LabeledExprListSyntax.self)?.map { ", \($0.expression.trimmed)" }.joined() ?? ""
    let value = property.type.map { "(\(property.value)) as \($0)" } ?? "\(property.value)"
    return [
      """
      \(raw: property.access)static let $\(property.name) = _makeTipParameter(
        Self.self, "\(property.name)", \(raw: value)\(raw: options))
      """
    ]
  }
}

/// The variable that `@Parameter` is attached to.
private struct TipProperty {
  let name: TokenSyntax
  let value: ExprSyntax
  let type: TypeSyntax?
  /// The words for the access, each with a space behind it.
  let access: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    type = binding.typeAnnotation?.type.trimmed
    if let value = binding.initializer?.value.trimmed {
      self.value = value
    } else if type?.is(OptionalTypeSyntax.self) == true {
      value = "nil"
    } else {
      return nil
    }
    self.name = name.identifier.trimmed
    let words: Set = ["public", "internal", "package", "fileprivate", "private"]
    access = variable.modifiers.filter { words.contains($0.name.text) }.map { "\($0.trimmed) " }.joined()
  }
}
