import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Reports an error at a place in the user's source.
  ///
  /// - Parameters:
  ///   - message: A sentence that says what is wrong and what to write instead.
  ///   - node: The piece of source that the error points at.
  func error(_ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: node, message: MacroExpansionErrorMessage(message)))
  }
}
