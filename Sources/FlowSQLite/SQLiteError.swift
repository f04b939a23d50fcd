/// What SQLite refused to do.
package struct SQLiteError: Error, CustomStringConvertible {
  /// SQLite's extended result code.
  package let code: Int32
  /// SQLite's words.
  package let message: String
  /// The statement, or what was done with the file.
  package let statement: String

  /// SQLite's result code without its extension.
  package var primaryCode: Int32 { code & 0xFF }

  package var description: String { "SQLite cannot run \"\(statement)\": \(message) (code \(code))." }
}
