import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a dynamic property at the top of the body of a `#Preview`.
///
/// ``PreviewMacro`` reads and removes the attribute, so this expansion sees only misplaced ones.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The attributes are still present when the arguments of #Preview are checked before its expansion.
    guard !context.lexicalContext.contains(where: \.isPreview) else { return [] }
    context.error("@Previewable can only be used at the top of the body of a #Preview.", at: node)
    return []
  }
}

extension Syntax {
  /// Whether this is a use of the `#Preview` macro.
  fileprivate var isPreview: Bool {
    if let declaration = self.as(MacroExpansionDeclSyntax.self) { return declaration.macroName.text == "Preview" }
    if let expression = self.as(MacroExpansionExprSyntax.self) { return expression.macroName.text == "Preview" }
    return false
  }
}
