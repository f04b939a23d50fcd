import SwiftSyntax
import SwiftSyntaxMacros

/// `#Rule`: a condition on a parameter or an event of a tip.
///
///     #Rule(Self.$isLoggedIn) { $0 == true }
struct TipRuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let arguments = LabeledExprListSyntax(node.arguments.map { $0.with(\.label, nil).with(\.colon, nil) }).trimmed
    guard let closure = node.trailingClosure else { return "_makeTipRule(\(arguments))" }
    return "_makeTipRule(\(arguments)) \(closure.trimmed)"
  }
}
