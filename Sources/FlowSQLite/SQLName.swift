/// Names in statements.
package enum SQLName {
  /// A name of a table or a column as a statement has it.
  package static func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
}
