import FlowSQLite
import Foundation

/// The tables of a schema, as they are noted in the store.
struct StoreLayout: Codable, Equatable {
  struct Column: Codable, Equatable {
    var name: String
    var type: ColumnType
    var isOptional: Bool
  }

  struct Table: Codable, Equatable {
    var name: String
    var columns: [Column]
    /// The columns that are unique, each list together.
    var unique: [[String]]
    var indices: [[String]]
  }

  /// The table with the last key of each type of models, quoted: no key is given twice, also after a deletion.
  static let keys = "\"Z_PRIMARYKEY\""

  var version: String
  var tables: [Table]
  var joins: [String]

  init(_ schema: Schema) {
    version = schema.version.description
    tables = schema.descriptions.filter { $0.superclass == nil }.map { Table($0, in: schema) }
    joins = Set(
      schema.descriptions.flatMap { description in
        description.properties.indices.compactMap { description.joinTable(of: $0)?.name }
      }
    ).sorted()
  }
}

extension StoreLayout.Table {
  /// The table of a type and of those that inherit from it.
  fileprivate init(_ root: ModelDescription, in schema: Schema) {
    name = root.name
    columns = []
    unique = []
    indices = []
    if schema.isFamily(root) { columns.append(.init(name: "Z_ENT", type: .text, isOptional: true)) }
    for description in [root] + schema.kinds(of: root).filter({ $0 !== root }) {
      let isDeclared = { (index: Int) in index >= description.inheritedCount }
      columns += description.columns.filter(isDeclared).map {
        let property = description.properties[$0]
        // The rows of other types have no value.
        return .init(
          name: property.columnName, type: property.columnType,
          isOptional: property.isOptional || description !== root)
      }
      func names(_ lists: [[Int]]) -> [[String]] {
        lists.filter { $0.contains(where: isDeclared) }.map { $0.map { description.properties[$0].columnName } }
      }
      unique += names(description.uniqueness)
      indices += names(description.indices)
      indices += description.properties.dropFirst(description.inheritedCount)
        .filter { $0.hasColumn && !$0.isAttribute }.map { [$0.columnName] }
    }
  }

  var quoted: String { SQLName.quoted(name) }

  /// The statements that create the table and its indices.
  var creation: [String] {
    let columns = columns.map { "\(SQLName.quoted($0.name)) \($0.type.rawValue)" }
    return [
      "CREATE TABLE \(quoted) (\(SQLName.key) INTEGER PRIMARY KEY\(columns.map { ", " + $0 }.joined()))"
    ]
      + indexCreation
  }

  /// The names of the indices.
  private var indexNames: [(name: String, columns: [String], isUnique: Bool)] {
    unique.map { ("\(name).\($0.joined(separator: "."))!", $0, true) }
      + indices.map { ("\(name).\($0.joined(separator: "."))", $0, false) }
  }

  var indexCreation: [String] {
    indexNames.map { index in
      """
      CREATE \(index.isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(SQLName.quoted(index.name)) ON \(quoted) \
      (\(index.columns.map(SQLName.quoted).joined(separator: ", ")))
      """
    }
  }

  var indexRemoval: [String] { indexNames.map { "DROP INDEX IF EXISTS \(SQLName.quoted($0.name))" } }
}

extension StoreLayout {
  /// The statements that create a table of keys.
  static func creation(ofJoin name: String) -> [String] {
    let table = SQLName.quoted(name)
    return [
      "CREATE TABLE \(table) (owner INTEGER, target INTEGER, PRIMARY KEY (owner, target)) WITHOUT ROWID",
      "CREATE INDEX \(SQLName.quoted(name + ".target")) ON \(table) (target)",
    ]
  }
}
