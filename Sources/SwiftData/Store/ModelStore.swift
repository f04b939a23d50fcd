import FlowSQLite
import Foundation
import Locking

/// The file, or the memory, in which the models of a configuration are.
///
/// One connection, which threads use one after the other.
final class ModelStore: Sendable {
  /// `@unchecked Sendable`: the connection is only used in the lock.
  private struct Connection: @unchecked Sendable {
    let database: SQLiteDatabase
  }

  private let connection: Locked<Connection>
  let schema: Schema
  let identifier: String
  let allowsSave: Bool
  /// Where large data is; `nil` in memory.
  private let files: ExternalFiles?

  /// Opens or creates a store, and brings its tables to a schema.
  ///
  /// - Throws: ``SwiftDataError/loadIssueModelContainer`` if the file is no store, or cannot be brought to the schema.
  init(_ schema: Schema, at url: URL?, allowsSave: Bool) throws {
    self.schema = schema
    self.allowsSave = allowsSave
    if let url {
      try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    do {
      let database = try SQLiteDatabase(path: url?.path, isReadOnly: !allowsSave && url != nil)
      try TextRules.add(to: database)
      if url != nil, allowsSave { try database.useWriteAheadLog() }
      identifier = try StoreMigration(database, to: schema, isWritable: allowsSave || url == nil).run()
      connection = Locked(Connection(database: database))
      files = url.map(ExternalFiles.init)
    } catch let error as SQLiteError {
      throw SwiftDataError(.loadIssueModelContainer, "The store \(url?.path ?? "in memory") cannot be opened. \(error)")
    }
  }

  /// Uses the connection. `body` must not use the store again.
  func withDatabase<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
    try connection.withLock { try body($0.database) }
  }

  /// Removes all rows.
  func removeAll() throws {
    let layout = StoreLayout(schema)
    try withDatabase { database in
      try database.transaction {
        for table in layout.tables.map(\.quoted) + layout.joins.map(SQLName.quoted) {
          try database.run("DELETE FROM \(table)")
        }
        try removeHistory(from: database)
      }
    }
  }

  /// A row of a model's table: its key, and the values of the properties.
  struct Row {
    let key: Int64
    /// The name of the type of the model; `nil` for the type that others inherit from.
    let type: String?
    let slots: [ModelRecord.Slot]
  }

  /// The rows of a model's table that a clause selects.
  ///
  /// - Parameter clause: What follows the name of the table `t0`.
  /// - Throws: An error of Cocoa if the file is damaged or cannot be read.
  func rows(
    _ description: ModelDescription, _ clause: String, _ values: [SQLValue], _ reader: RowReader
  ) throws -> [Row] {
    var rows: [Row] = []
    let sql = "SELECT t0.\(SQLName.key)\(reader.columns) FROM \(description.table) t0 \(clause)"
    try reading { database in
      try database.run(sql, values) { row in
        if case .integer(let key) = row[0] {
          rows.append(Row(key: key, type: reader.type(of: row), slots: reader.slots(of: row)))
        }
        return true
      }
    }
    return rows
  }

  /// Uses the connection to read.
  ///
  /// - Throws: An error of Cocoa if the file is damaged or cannot be read.
  func reading<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
    do { return try withDatabase(body) } catch let error as SQLiteError {
      throw StoreError.unreadable(error)
    }
  }

  /// The data of a property, from its file if it is in one.
  func externalValue(_ description: ModelDescription, _ index: Int, key: Int64) throws -> SQLValue? {
    let sql = "SELECT \(description.column(index)) FROM \(description.table) WHERE \(SQLName.key) = ?"
    return try reading { try $0.value(sql, [.integer(key)]) }.map { loaded($0, description.properties[index]) }
  }

  /// The keys of the models that a relationship to many leads to.
  func related(_ description: ModelDescription, _ index: Int, key: Int64) throws -> [Int64] {
    let sql: String
    if let join = description.joinTable(of: index) {
      sql = "SELECT \(join.target) FROM \(join.table) WHERE \(join.owner) = ? ORDER BY 1"
    } else if let inverse = description.inverse(of: index) {
      sql = """
        SELECT \(SQLName.key) FROM \(inverse.description.table) \
        WHERE \(inverse.description.column(inverse.index)) = ? ORDER BY 1
        """
    } else {
      return []
    }
    return try reading { try $0.rows(sql, [.integer(key)]) }
      .compactMap { if case .integer(let key)? = $0.first { key } else { nil } }
  }

  /// Reads a value that may be in a file.
  func loaded(_ value: SQLValue, _ property: PropertyDescription) -> SQLValue {
    guard property.isExternal, let files else { return value }
    return files.loaded(value)
  }

  /// Moves a large value into a file.
  func external(_ value: SQLValue, _ property: PropertyDescription) throws -> SQLValue {
    guard property.isExternal, let files else { return value }
    return try files.stored(value)
  }
}
