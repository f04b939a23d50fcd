import FlowSQLite
import Foundation

/// The tables of a model, as they are noted in the store.
struct StoreSchema: Codable, Equatable {
  struct Column: Codable, Equatable {
    var name: String
    /// SQLite's type: INTEGER, REAL, TEXT or BLOB.
    var type: String
    var isRequired: Bool
  }

  struct Table: Codable, Equatable {
    var name: String
    /// The entities whose objects are in it.
    var entities: [String]
    var columns: [Column]
    var unique: [[String]]
    var indices: [[String]]

    var quoted: String { SQLName.quoted(name) }
  }

  var tables: [Table] = []
  var joins: [String] = []

  init(_ entities: [NSEntityDescription]) {
    let roots = entities.filter { $0.superentity == nil }
    for root in roots { tables.append(Table(root)) }
    var names: Set<String> = []
    for entity in entities {
      for property in entity.layout.properties {
        if case .join(let join) = property.place { names.insert(join.name) }
      }
    }
    joins = names.sorted()
  }
}

extension StoreSchema.Table {
  fileprivate init(_ root: NSEntityDescription) {
    let family = root.family
    name = root.name ?? ""
    entities = family.compactMap(\.name)
    columns = []
    unique = []
    indices = []
    for entity in family {
      for property in entity.layout.properties {
        guard case .column = property.place, !columns.contains(where: { $0.name == property.name }) else { continue }
        let isRequired = !property.description.isOptional && entity === root && property.attribute != nil
        columns.append(
          StoreSchema.Column(name: property.name, type: AttributeCoding.columnType(property), isRequired: isRequired))
        if property.relationship != nil || property.description.isIndexed { indices.append([property.name]) }
      }
      unique += entity.uniquenessConstraints.map { $0.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" } }
      indices += entity.indexedNames.filter { names in
        !names.isEmpty && names.allSatisfy { name in columns.contains { $0.name == name } }
      }
    }
  }

  var creation: [String] {
    let own = columns.map { ", \(SQLName.quoted($0.name)) \($0.type)" }.joined()
    return [
      """
      CREATE TABLE \(quoted) (\(SQLName.key) INTEGER PRIMARY KEY AUTOINCREMENT, \(SQLName.entity) TEXT, \
      \(SQLName.version) INTEGER\(own))
      """
    ] + indexCreation
  }

  private var named: [(name: String, columns: [String], isUnique: Bool)] {
    unique.map { (SQLName.quoted("\(name).\($0.joined(separator: "."))!"), $0, true) }
      + indices.map { (SQLName.quoted("\(name).\($0.joined(separator: "."))"), $0, false) }
  }

  var indexCreation: [String] {
    named.map { index in
      """
      CREATE \(index.isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(index.name) ON \(quoted) \
      (\(index.columns.map(SQLName.quoted).joined(separator: ", ")))
      """
    }
  }

  var indexRemoval: [String] { named.map { "DROP INDEX IF EXISTS \($0.name)" } }
}

extension StoreSchema {
  static func creation(ofJoin name: String) -> [String] {
    let table = SQLName.quoted(name)
    return [
      "CREATE TABLE \(table) (owner INTEGER, target INTEGER, position INTEGER, PRIMARY KEY (owner, target)) WITHOUT ROWID",
      "CREATE INDEX \(SQLName.quoted(name + ".target")) ON \(table) (target)",
    ]
  }
}
