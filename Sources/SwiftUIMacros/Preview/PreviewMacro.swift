import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: declares a type that can create the preview on demand.
///
///     #Preview("Empty cart", traits: .sizeThatFitsLayout) {
///       CartView(cart: Cart())
///     }
///
/// The type has a unique name and conforms to `SwiftUI.PreviewRegistry`, through which previews are found. Its place is
/// evaluated by the compiler, which knows about `#sourceLocation`; the context of a macro does not.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = context.makeUniqueName("PreviewRegistry")
    let column = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)?.column.trimmed ?? "0"
    let call = previewCall(node, in: context)
    return [
      """
      struct \(name): SwiftUI.PreviewRegistry {
        nonisolated static var fileID: Swift.String {
          #fileID
        }
        nonisolated static var line: Swift.Int {
          return #line
        }
        nonisolated static var column: Swift.Int {
          \(column)
        }
        @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
          \(call)
        }
      }
      """
    ]
  }

  /// The call of `SwiftUI.Preview(...)` with the arguments of the macro and its body, converted to a view if the body
  /// declares `@Previewable` properties.
  private static func previewCall(
    _ node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> ExprSyntax {
    let arguments = node.arguments.map { argument in
      guard argument.label?.text == "body", let body = argument.expression.as(ClosureExprSyntax.self) else {
        return argument
      }
      return argument.with(\.expression, ExprSyntax(PreviewBody(body).rewritten(in: context)))
    }
    let list = LabeledExprListSyntax(arguments).trimmed
    guard let closure = node.trailingClosure else { return "SwiftUI.Preview(\(list))" }
    let body = PreviewBody(closure).rewritten(in: context)
    // Previews of widgets have a second closure, with the entries.
    let others = node.additionalTrailingClosures.trimmed
    return "SwiftUI.Preview(\(list)) \(body.trimmed) \(others)"
  }
}
