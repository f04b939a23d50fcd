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
    tables = schema.descriptions.map { description in
      Table(
        name: description.name,
        columns: description.columns.map {
          let property = description.properties[$0]
          return Column(name: property.name, type: property.columnType, isOptional: property.isOptional)
        },
        unique: description.uniqueness.map { $0.map { description.properties[$0].name } },
        indices: description.indices.map { $0.map { description.properties[$0].name } }
          + description.properties.filter { $0.hasColumn && !$0.isAttribute }.map { [$0.name] })
    }
    joins = Set(
      schema.descriptions.flatMap { description in
        description.properties.indices.compactMap { description.joinTable(of: $0)?.name }
      }
    ).sorted()
  }
}

extension StoreLayout.Table {
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
