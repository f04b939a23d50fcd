import SwiftSyntax

/// A missing requirement of an `@Entry`, and its location in the source.
struct EntryError: Error {
  /// A sentence for the author of the entry.
  let message: String

  /// The location of the error.
  let node: Syntax

  init(_ message: String, at node: some SyntaxProtocol) {
    self.message = message
    self.node = Syntax(node)
  }
}
