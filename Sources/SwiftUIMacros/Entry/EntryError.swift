import SwiftSyntax

/// What an `@Entry` lacks, and the piece of source to point at.
struct EntryError: Error {
  /// A sentence for the person who wrote the entry.
  let message: String

  /// Where it is wrong.
  let node: Syntax

  init(_ message: String, at node: some SyntaxProtocol) {
    self.message = message
    self.node = Syntax(node)
  }
}
