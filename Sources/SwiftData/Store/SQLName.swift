import FlowSQLite

extension SQLName {
  /// The column of the key of a model.
  static let key = quoted("Z_PK")
  /// The column of the name of a model's type, in tables of several types; NULL for the type that others inherit from.
  static let type = quoted("Z_ENT")
}

extension ModelDescription {
  /// The name of the table, quoted.
  var table: String { SQLName.quoted(root.name) }

  /// The name of a column, quoted.
  func column(_ index: Int) -> String { SQLName.quoted(properties[index].columnName) }

  /// The table that relates models by a relationship, and which of its columns has the keys of this description's
  /// models; `nil` if a column of one of the two has the keys.
  func joinTable(of index: Int) -> JoinTable? {
    guard properties[index].isToMany else { return nil }
    if let superclass, index < inheritedCount { return superclass.joinTable(of: index) }
    if let known = joinTables.withLock({ $0[index] }) { return known }
    let table = findJoinTable(of: index)
    joinTables.withLock { $0[index] = .some(table) }
    return table
  }

  private func findJoinTable(of index: Int) -> JoinTable? {
    let here = "\(name).\(properties[index].name)"
    guard let inverse = inverse(of: index) else { return JoinTable(name: here, owner: "owner", target: "target") }
    guard inverse.property.isToMany else { return nil }
    let there = "\(inverse.description.name).\(inverse.property.name)"
    return here <= there
      ? JoinTable(name: here, owner: "owner", target: "target")
      : JoinTable(name: there, owner: "target", target: "owner")
  }
}

/// A table with the keys of related models.
struct JoinTable: Hashable {
  let name: String
  /// The column with the keys of the models that have the relationship.
  let owner: String
  /// The column with the keys of the related models.
  let target: String

  var table: String { SQLName.quoted(name) }
}
