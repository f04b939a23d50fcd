import SwiftSyntax
import SwiftSyntaxMacros

/// `@AnimatableIgnored`: a marker for ``AnimatableMacro`` that generates nothing itself.
struct AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(VariableDeclSyntax.self) {
      context.error("@AnimatableIgnored can only be attached to a stored property.", at: node)
    }
    return []
  }
}
