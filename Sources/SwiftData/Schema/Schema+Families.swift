import FlowSQLite

/// The types of models that inherit from each other. All of a family are in one table.
extension Schema {
  /// Whether the table of a type has rows of several types.
  func isFamily(_ description: ModelDescription) -> Bool { families.contains(description.familyID) }

  /// A type, and those that inherit from it.
  func kinds(of description: ModelDescription) -> [ModelDescription] {
    descriptions.filter { $0.isKind(of: description) }
  }

  /// The condition for rows of a type and of those that inherit from it; `nil` if it holds for all rows of the table.
  ///
  /// - Parameter column: The column with the name of the row's type.
  func condition(_ description: ModelDescription, column: SQLFragment) -> SQLFragment? {
    if description.superclass == nil { return nil }
    let names = kinds(of: description).map { SQLValue.text($0.name) }
    let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
    return "COALESCE(" + column + SQLFragment(sql: " IN (\(marks)), 0)", values: names)
  }

  /// The type of a row.
  ///
  /// - Parameters:
  ///   - name: What the row says; `nil` for the type that others inherit from.
  ///   - description: The type that was asked for.
  func description(ofRow name: String?, of description: ModelDescription) -> ModelDescription {
    guard let name else { return description }
    return descriptions.first { $0.name == name && $0.isKind(of: description) } ?? description
  }
}
