import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Reports an error at a location in the user's source.
  ///
  /// - Parameters:
  ///   - message: A sentence that describes the error and the correction.
  ///   - node: The source location of the error.
  func error(_ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: node, message: MacroExpansionErrorMessage(message)))
  }
}
