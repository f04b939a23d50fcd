import FlowSQLite
import Foundation

/// What this module reads of Core Data's note of its tables.
private struct NotedModel: Decodable {
  struct Table: Decodable {
    var name: String
    var entities: [String]
  }

  var tables: [Table]
  var joins: [String]
}

extension StoreMigration {
  /// Whether Core Data has made the file, and no SwiftData has used it.
  static func isOnlyOfCoreData(_ database: SQLiteDatabase) throws -> Bool {
    let shared = SharedTables(database)
    return try shared.isNoted(.coreData) && !shared.isNoted(.swiftData)
  }

  /// Checks that nobody else uses tables that are about to be changed.
  func checkSharing() throws {
    if try SharedTables(database).isNoted(.coreData) {
      throw refused(
        "Core Data uses the file, too, and its tables cannot be changed for one of both. Migrate a copy of the file")
    }
  }

  /// Uses the tables of a file that Core Data has made.
  ///
  /// - Throws: ``SwiftDataError/loadIssueModelContainer`` that names what both cannot share.
  func adopt(_ layout: StoreLayout) throws {
    let shared = SharedTables(database)
    do {
      try checkModel()
      for table in layout.tables { try adopt(table, shared) }
      for join in layout.joins where try shared.columns(of: join).isEmpty {
        for statement in StoreLayout.creation(ofJoin: join) { try database.run(statement) }
      }
    } catch let fault as SharedTables.Fault {
      throw refused("it is Core Data's, too, and \(fault.reason)")
    }
    try StoreHistory.addTables(to: database)
    try note(layout)
  }

  /// Checks what the tables alone do not tell.
  private func checkModel() throws {
    guard case .text(let json)? = try database.value("SELECT value FROM \"Z_METADATA\" WHERE key = 'model'"),
      let model = try? JSONDecoder().decode(NotedModel.self, from: Data(json.utf8))
    else { return }
    for description in schema.descriptions {
      if model.tables.contains(where: { $0.name == description.name && $0.entities.count > 1 }) {
        throw SharedTables.Fault(
          reason: "\(description.name) has entities below it, which both store in different ways")
      }
      for (index, property) in description.properties.enumerated()
      where property.isToMany && description.joinTable(of: index) == nil {
        let name = "\(description.name).\(property.name)"
        if model.joins.contains(name) {
          throw SharedTables.Fault(reason: "\(name) is ordered, and SwiftData keeps no order")
        }
      }
    }
  }

  private func adopt(_ table: StoreLayout.Table, _ shared: SharedTables) throws {
    let known = try shared.columns(of: table.name)
    if known.isEmpty {
      for statement in table.creation { try database.run(statement) }
      return
    }
    let descriptions = schema.descriptions.filter { $0.root.name == table.name }
    if descriptions.count > 1 {
      throw SharedTables.Fault(reason: "models inherit from \(table.name), which both store in different ways")
    }
    let properties = descriptions.flatMap(\.properties)
    for property in properties where property.isExternal && known[property.columnName] != nil {
      throw SharedTables.Fault(
        reason: "\(table.name).\(property.name) may be in a file of its own, which Core Data cannot read")
    }
    let missing = try shared.share(table.name, columns: table.columns.map { ($0.name, $0.type.rawValue) })
    for column in table.columns where missing.contains(column.name) {
      try add(column, properties.first { $0.columnName == column.name }, to: table)
    }
    for statement in table.indexCreation { try database.run(statement) }
  }
}
