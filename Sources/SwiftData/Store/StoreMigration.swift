import FlowSQLite
import Foundation

/// Brings the tables of a store to a schema.
struct StoreMigration {
  let database: SQLiteDatabase
  let schema: Schema
  private let isWritable: Bool

  init(_ database: SQLiteDatabase, to schema: Schema, isWritable: Bool) {
    self.database = database
    self.schema = schema
    self.isWritable = isWritable
  }

  private static let table = "\"Z_METADATA\""

  /// What a store notes about its tables; `nil` for an empty one, and for one that only Core Data has used.
  ///
  /// - Throws: ``SwiftDataError/loadIssueModelContainer`` if the file has tables of something else.
  static func layout(of database: SQLiteDatabase) throws -> StoreLayout? {
    guard case .integer(let count)? = try database.value("SELECT COUNT(*) FROM sqlite_master"), count > 0 else {
      return nil
    }
    if try isOnlyOfCoreData(database) { return nil }
    guard try database.value("SELECT 1 FROM sqlite_master WHERE name = 'Z_METADATA'") != nil,
      case .text(let json)? = try database.value("SELECT value FROM \(table) WHERE key = 'layout'"),
      let layout = try? JSONDecoder().decode(StoreLayout.self, from: Data(json.utf8))
    else {
      throw SwiftDataError(
        .loadIssueModelContainer, "The file is a database, but no store of this SwiftData. Choose another file.")
    }
    return layout
  }

  /// - Returns: The identifier of the store.
  func run() throws -> String {
    let new = StoreLayout(schema)
    if try Self.isOnlyOfCoreData(database) {
      guard isWritable else { throw refused("it is Core Data's and cannot be written") }
      try database.transaction { if try Self.isOnlyOfCoreData(database) { try adopt(new) } }
    }
    guard let old = try Self.layout(of: database) else {
      guard isWritable else { throw refused("the file is empty and cannot be written") }
      return try database.transaction {
        // Another process may have been faster.
        if let old = try Self.layout(of: database) {
          if old != new { try change(old, to: new) }
          return try identifier()
        }
        return try create(new)
      }
    }
    if let newer = Schema.Version(old.version), newer > schema.version {
      throw SwiftDataError(
        .backwardMigration,
        """
        The store has version \(newer) of the schema, and the container version \(schema.version). Use a schema that is \
        at least as new.
        """)
    }
    if isWritable {
      try addKeys()
      try StoreHistory.addTables(to: database)
    }
    if old != new {
      guard isWritable else { throw refused("its schema differs, and it cannot be written") }
      try database.transaction {
        // Another process may have been faster.
        if let old = try Self.layout(of: database), old != new { try change(old, to: new) }
      }
    }
    return try identifier()
  }

  /// Adds the table of keys to a store of a former version of this module, where SQLite itself kept them.
  private func addKeys() throws {
    if try database.value("SELECT 1 FROM sqlite_master WHERE name = 'Z_PRIMARYKEY'") != nil { return }
    try database.transaction {
      try database.run("CREATE TABLE IF NOT EXISTS \(StoreLayout.keys) (name TEXT PRIMARY KEY, last INTEGER)")
      try database.run("INSERT OR IGNORE INTO \(StoreLayout.keys) SELECT name, seq FROM sqlite_sequence")
    }
  }

  func refused(_ reason: String) -> SwiftDataError {
    SwiftDataError(.loadIssueModelContainer, "The store cannot be brought to the schema: \(reason).")
  }

  private func identifier() throws -> String {
    guard case .text(let text)? = try database.value("SELECT value FROM \(Self.table) WHERE key = 'identifier'") else {
      throw refused("it has no identifier")
    }
    return text
  }

  func note(_ layout: StoreLayout) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(layout), as: UTF8.self)
    try database.run("INSERT OR REPLACE INTO \(Self.table) VALUES ('layout', ?)", [.text(json)])
  }

  private func create(_ layout: StoreLayout) throws -> String {
    try database.run("CREATE TABLE \(Self.table) (key TEXT PRIMARY KEY, value TEXT)")
    try database.run("CREATE TABLE \(StoreLayout.keys) (name TEXT PRIMARY KEY, last INTEGER)")
    for statement in layout.tables.flatMap(\.creation) + layout.joins.flatMap(StoreLayout.creation) {
      try database.run(statement)
    }
    try StoreHistory.addTables(to: database)
    let identifier = UUID().uuidString
    try database.run("INSERT INTO \(Self.table) VALUES ('identifier', ?)", [.text(identifier)])
    try note(layout)
    return identifier
  }

  /// A lightweight migration: what follows from comparing both.
  private func change(_ old: StoreLayout, to new: StoreLayout) throws {
    try checkSharing()
    try checkFamilies(old)
    for table in old.tables where !new.tables.contains(where: { $0.name == table.name }) {
      try database.run("DROP TABLE \(table.quoted)")
    }
    for table in new.tables {
      if let former = old.tables.first(where: { $0.name == table.name }) {
        if former != table { try change(former, to: table) }
      } else {
        for statement in table.creation { try database.run(statement) }
      }
    }
    try changeJoins(old, to: new)
    try note(new)
  }

  /// Checks that no stored model would have to move to the table of another family, which would lose it.
  private func checkFamilies(_ old: StoreLayout) throws {
    for description in schema.descriptions {
      var isMoved = false
      for table in old.tables where table.name != description.root.name && !isMoved {
        if table.name == description.name {
          isMoved = try database.value("SELECT 1 FROM \(table.quoted)") != nil
        } else if table.columns.contains(where: { SQLName.quoted($0.name) == SQLName.type }) {
          let sql = "SELECT 1 FROM \(table.quoted) WHERE \(SQLName.type) = ?"
          isMoved = try database.value(sql, [.text(description.name)]) != nil
        }
      }
      guard isMoved else { continue }
      let parent = description.superclass.map { "from \($0.name)" } ?? "from no model"
      throw refused("\(description.name) inherits \(parent) now, and its stored models did not")
    }
  }

  private func changeJoins(_ old: StoreLayout, to new: StoreLayout) throws {
    var gone = old.joins.filter { !new.joins.contains($0) }
    for join in new.joins where !old.joins.contains(join) {
      if let former = originalJoin(of: join), let place = gone.firstIndex(of: former) {
        gone.remove(at: place)
        try database.run("ALTER TABLE \(SQLName.quoted(former)) RENAME TO \(SQLName.quoted(join))")
      } else {
        for statement in StoreLayout.creation(ofJoin: join) { try database.run(statement) }
      }
    }
    for join in gone { try database.run("DROP TABLE \(SQLName.quoted(join))") }
  }

  /// The name of a table of keys before its relationship was renamed.
  private func originalJoin(of join: String) -> String? {
    for description in schema.descriptions {
      for property in description.properties where "\(description.name).\(property.name)" == join {
        return property.originalName.map { "\(description.name).\($0)" }
      }
    }
    return nil
  }

  private func change(_ old: StoreLayout.Table, to new: StoreLayout.Table) throws {
    let properties = schema.descriptions.filter { $0.root.name == new.name }.flatMap(\.properties)
    for statement in old.indexRemoval { try database.run(statement) }
    var known = old.columns
    for column in new.columns {
      let name = SQLName.quoted(column.name)
      let property = properties.first { $0.columnName == column.name }
      if let place = known.firstIndex(where: { $0.name == property?.originalColumnName }),
        column.name != known[place].name,
        !known.contains(where: { $0.name == column.name })
      {
        try database.run("ALTER TABLE \(new.quoted) RENAME COLUMN \(SQLName.quoted(known[place].name)) TO \(name)")
        known[place].name = column.name
      }
      if let place = known.firstIndex(where: { $0.name == column.name }) {
        try change(known[place], to: column, property, in: new)
        known.remove(at: place)
      } else {
        try add(column, property, to: new)
      }
    }
    for column in known {
      try database.run("ALTER TABLE \(new.quoted) DROP COLUMN \(SQLName.quoted(column.name))")
    }
    for statement in new.indexCreation { try database.run(statement) }
  }

  func add(_ column: StoreLayout.Column, _ property: PropertyDescription?, to table: StoreLayout.Table) throws {
    let name = SQLName.quoted(column.name)
    try database.run("ALTER TABLE \(table.quoted) ADD COLUMN \(name) \(column.type.rawValue)")
    if let value = property?.defaultColumnValue, !value.isNull {
      try database.run("UPDATE \(table.quoted) SET \(name) = ?", [value])
    } else if !column.isOptional {
      try requireNoMissing(column, in: table)
    }
  }

  private func change(
    _ old: StoreLayout.Column, to new: StoreLayout.Column, _ property: PropertyDescription?, in table: StoreLayout.Table
  ) throws {
    guard old.type == new.type || old.type == .any || new.type == .any else {
      throw refused(
        """
        \(table.name).\(new.name) was \(old.type.rawValue) and is \(new.type.rawValue). Give the property another name, \
        or use a migration plan with a custom stage
        """)
    }
    guard old.isOptional, !new.isOptional else { return }
    let name = SQLName.quoted(new.name)
    if let value = property?.defaultColumnValue, !value.isNull {
      try database.run("UPDATE \(table.quoted) SET \(name) = ? WHERE \(name) IS NULL", [value])
    } else {
      try requireNoMissing(new, in: table)
    }
  }

  private func requireNoMissing(_ column: StoreLayout.Column, in table: StoreLayout.Table) throws {
    // NaN is stored as NULL.
    if column.type == .real { return }
    let name = SQLName.quoted(column.name)
    if try database.value("SELECT 1 FROM \(table.quoted) WHERE \(name) IS NULL LIMIT 1") != nil {
      throw refused(
        """
        \(table.name).\(column.name) is required and has no value in some rows. Give it a default value, or make it \
        optional
        """)
    }
  }
}
