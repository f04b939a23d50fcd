import SwiftSyntax
import SwiftSyntaxMacros

/// FoundationModels' `@Guide`: declares nothing; `@Generable` reads it.
struct GuideMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
