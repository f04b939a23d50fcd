import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@__EntryDefaultValue`: makes the default of an entry without a written type a computed property.
///
/// Only ``EntryMacro`` generates it.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      let value = variable.bindings.first?.initializer?.value
    else {
      context.error("@__EntryDefaultValue is a part of @Entry: write @Entry instead.", at: node)
      return []
    }
    return [
      """
      get {
        \(value.trimmed)
      }
      """
    ]
  }
}
