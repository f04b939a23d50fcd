import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query`: a property whose value is that of a `Query`, which is stored under the same name with an underscore.
struct QueryMacro {}

extension QueryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    return ["get { _\(raw: property.name).wrappedValue }"]
  }
}

extension QueryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration), let type = property.binding.typeAnnotation?.type else {
      context.error("@Query requires a type annotation, such as 'var items: [Item]'.", at: node)
      return []
    }
    let element = type.queriedElement ?? "\(type.trimmedDescription).Element"
    // Not private: a private property would make the memberwise initializer of its view private.
    let arguments = node.arguments?.trimmedDescription ?? ""
    return [
      """
      var _\(raw: property.name): SwiftData.Query<\(raw: element), \(type.trimmed)> = .init(\(raw: arguments))
      """
    ]
  }
}

extension TypeSyntax {
  /// The type of the models, of `[Element]`, `Array<Element>` or `SectionedResults<Element, String>`; `nil` for another name
  /// of such a type.
  fileprivate var queriedElement: String? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
    guard let named = self.as(IdentifierTypeSyntax.self), ["Array", "SectionedResults"].contains(named.name.text)
    else { return nil }
    return named.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }
}
