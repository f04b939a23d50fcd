import SwiftSyntax
import SwiftSyntaxMacros

/// The variable that `@Entry` is attached to.
struct EntryDeclaration {
  /// The container that the entry is added to.
  let container: EntryContainer

  /// The name of the variable, without backticks.
  let name: String

  /// The written type, or `nil` if it follows from the default value.
  let type: TypeSyntax?

  /// The written default value.
  let defaultValue: ExprSyntax?

  /// The name of the generated key.
  var keyName: String { "__Key_\(name)" }

  /// Reads and checks a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration that `@Entry` is attached to.
  ///   - attribute: The `@Entry` attribute.
  ///   - context: The context of the expansion.
  /// - Throws: An ``EntryError`` with the missing requirement and its location.
  init(
    _ declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw EntryError("@Entry can only be attached to a variable.", at: attribute)
    }
    guard let container = EntryContainer(enclosing: context) else {
      let names = EntryContainer.allCases.map(\.rawValue).joined(separator: ", ")
      throw EntryError("@Entry needs an extension of one of these types around it: \(names).", at: attribute)
    }
    if variable.isConstant {
      throw EntryError("An entry can be set, so write 'var' instead of 'let'.", at: variable.bindingSpecifier)
    }
    if variable.isStatic {
      throw EntryError("An entry belongs to an instance: remove 'static'.", at: variable.modifiers)
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1, let name = binding.name else {
      throw EntryError("@Entry declares one value: write one variable per @Entry.", at: variable.bindings)
    }
    if let accessors = binding.accessorBlock {
      throw EntryError("@Entry writes the accessors of '\(name)': remove these.", at: accessors)
    }
    self.container = container
    self.name = name
    // Not trimmed: a detached copy would have no location to report errors at.
    type = binding.typeAnnotation?.type
    defaultValue = binding.initializer?.value
    try checkDefault(of: binding)
  }

  /// Checks that the entry has a default, written or implied.
  private func checkDefault(of binding: PatternBindingSyntax) throws {
    if container == .focusedValues {
      guard type?.wrappedOptional != nil else {
        throw EntryError(
          "'\(name)' has no value while nothing is focused: give it an optional type, such as 'String?'.",
          at: binding.pattern
        )
      }
      if let defaultValue, !defaultValue.is(NilLiteralExprSyntax.self) {
        throw EntryError("The default of a focused value is always nil: remove this value.", at: defaultValue)
      }
    } else if defaultValue == nil, type?.wrappedOptional == nil {
      throw EntryError("'\(name)' needs a default value, or an optional type.", at: binding.pattern)
    }
  }
}

extension TypeSyntax {
  /// The type inside an optional, or `nil` for any other type.
  var wrappedOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return implicit.wrappedType }
    let generic: (name: String, clause: GenericArgumentClauseSyntax?)
    if let identifier = self.as(IdentifierTypeSyntax.self) {
      generic = (identifier.name.text, identifier.genericArgumentClause)
    } else if let member = self.as(MemberTypeSyntax.self) {
      generic = (member.name.text, member.genericArgumentClause)
    } else {
      return nil
    }
    guard generic.name == "Optional", case .type(let wrapped) = generic.clause?.arguments.first?.argument else {
      return nil
    }
    return wrapped
  }

  /// The type in a form that is valid after `typealias`: an implicitly unwrapped optional becomes an optional.
  var asNamedType: TypeSyntax {
    guard let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: implicit.wrappedType))
  }
}
