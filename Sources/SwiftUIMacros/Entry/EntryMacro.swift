import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: turns a variable in an extension of `EnvironmentValues`, `FocusedValues`, `Transaction` or
/// `ContainerValues` into an entry with its own key.
///
///     extension EnvironmentValues {
///       @Entry var theme: Theme = .light
///     }
///
/// The variable gets accessors that use a private key type, `__Key_theme`.
struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry: EntryDeclaration
    do {
      entry = try EntryDeclaration(declaration, attribute: node, in: context)
    } catch let error as EntryError {
      // Reported by this role only: the peer role sees the same declaration.
      context.error(error.message, at: error.node)
      return accessorsAfterError(of: declaration)
    }
    return [
      """
      get {
        self[\(raw: entry.keyName).self]
      }
      """,
      """
      set {
        self[\(raw: entry.keyName).self] = newValue
      }
      """,
    ]
  }

  /// An accessor that prevents an additional compiler error about missing accessors, where one can be added.
  private static func accessorsAfterError(of declaration: some DeclSyntaxProtocol) -> [AccessorDeclSyntax] {
    guard
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings,
      bindings.count == 1,
      bindings.first?.accessorBlock == nil
    else { return [] }
    return ["get { Swift.fatalError() }"]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = try? EntryDeclaration(declaration, attribute: node, in: context) else { return [] }
    return [
      """
      private struct \(raw: entry.keyName): SwiftUI.\(raw: entry.container.keyProtocol) {
        \(raw: entry.keyMembers)
      }
      """
    ]
  }
}

extension EntryDeclaration {
  /// The members of the generated key, as source.
  ///
  /// The default is computed on every read, as on Apple's platforms: a default of a class type is a new object each
  /// time.
  fileprivate var keyMembers: String {
    if container == .focusedValues, let value = type?.wrappedOptional {
      return "typealias Value = \(value.trimmed)"
    }
    guard let type else {
      // Only an accessor macro can create a computed property whose type follows from an expression.
      return "@SwiftUI.__EntryDefaultValue static var defaultValue = \(defaultValue?.trimmedDescription ?? "nil")"
    }
    return """
      typealias Value = \(type.asNamedType.trimmed)
      static var defaultValue: Value {
        get {
          \(defaultValue?.trimmedDescription ?? "nil")
        }
      }
      """
  }
}
