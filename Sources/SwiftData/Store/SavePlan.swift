import FlowSQLite
import Foundation

/// Writes the changes of a context to a store, in one transaction.
struct SavePlan {
  private let records: [ModelRecord]
  private let store: ModelStore
  /// The keys of new models.
  private var keys: [ObjectIdentifier: Int64]
  /// The new models that are rows already, because a unique value was there.
  private var updates: Set<ObjectIdentifier> = []
  /// The keys of the unique values of new models.
  private var taken: [UniqueValue: Int64] = [:]
  private var nextKey: [ObjectIdentifier: Int64] = [:]
  /// The statements that insert a row, by type.
  private var insertions: [ObjectIdentifier: String] = [:]

  /// The statements that change columns of a row.
  private var updateStatements: [ColumnChange: String] = [:]

  private struct ColumnChange: Hashable {
    let type: ObjectIdentifier
    let columns: [Int]
  }

  private struct UniqueValue: Hashable {
    let type: ObjectIdentifier
    let constraint: [Int]
    let values: [SQLValue]
  }

  init(_ records: [ModelRecord], _ store: ModelStore, _ keys: [ObjectIdentifier: Int64]) {
    self.records = records
    self.store = store
    self.keys = keys
  }

  /// - Returns: The keys of the new models.
  func run() throws -> [ObjectIdentifier: Int64] {
    do {
      return try store.withDatabase { database in
        try database.transaction {
          var plan = self
          try plan.write(to: database)
          return plan.keys
        }
      }
    } catch let error as SQLiteError {
      if error.primaryCode == 19 {
        throw SwiftDataError(
          .modelValidationFailure, "A changed model has the unique value of another one. \(error)")
      }
      throw SaveError.invalid(error.primaryCode == 13 ? 640 : 513, "The models cannot be saved. \(error)")
    }
  }

  private mutating func write(to database: SQLiteDatabase) throws {
    for record in records where record.state == .deleted { try delete(record, from: database) }
    let new = records.filter { $0.state == .inserted }
    for record in new { try assignKey(to: record, in: database) }
    for record in new {
      if updates.contains(ObjectIdentifier(record)) {
        try update(record, record.description.columns, in: database)
      } else {
        try insert(record, into: database)
      }
    }
    for record in records where record.state == .stored {
      let changed = record.description.columns.filter { record.changed.contains($0) }
      if !changed.isEmpty { try update(record, changed, in: database) }
    }
    for record in records where record.state != .deleted { try writeJoins(of: record, to: database) }
  }

  private func key(of record: ModelRecord) -> Int64? { record.identifier.row ?? keys[ObjectIdentifier(record)] }

  private func delete(_ record: ModelRecord, from database: SQLiteDatabase) throws {
    guard let key = record.identifier.row else { return }
    try database.run("DELETE FROM \(record.description.table) WHERE \(SQLName.key) = ?", [.integer(key)])
    for other in store.schema.descriptions {
      for index in other.properties.indices {
        guard let join = other.joinTable(of: index) else { continue }
        if other === record.description {
          try database.run("DELETE FROM \(join.table) WHERE \(join.owner) = ?", [.integer(key)])
        }
        if other.properties[index].destination == record.description.type {
          try database.run("DELETE FROM \(join.table) WHERE \(join.target) = ?", [.integer(key)])
        }
      }
    }
  }

  private mutating func assignKey(to record: ModelRecord, in database: SQLiteDatabase) throws {
    let description = record.description
    if description.uniqueness.isEmpty {
      keys[ObjectIdentifier(record)] = try newKey(description, in: database)
      return
    }
    var values: [UniqueValue] = []
    for constraint in description.uniqueness {
      let found = try constraint.map { try value(of: record, $0) }
      // Values that are missing are not compared, as in SQL.
      if found.contains(.null) { continue }
      values.append(UniqueValue(type: description.typeID, constraint: constraint, values: found))
    }
    var known: Int64?
    for value in values where known == nil {
      known = try taken[value] ?? storedKey(description, value, in: database)
    }
    if known != nil { updates.insert(ObjectIdentifier(record)) }
    let key = try known ?? newKey(description, in: database)
    keys[ObjectIdentifier(record)] = key
    for value in values { taken[value] = key }
  }

  private func storedKey(
    _ description: ModelDescription, _ value: UniqueValue, in database: SQLiteDatabase
  ) throws -> Int64? {
    let condition = value.constraint.map { "\(description.column($0)) = ?" }.joined(separator: " AND ")
    let sql = "SELECT \(SQLName.key) FROM \(description.table) WHERE \(condition)"
    guard case .integer(let key)? = try database.value(sql, value.values) else { return nil }
    return key
  }

  private mutating func newKey(_ description: ModelDescription, in database: SQLiteDatabase) throws -> Int64 {
    var key = nextKey[description.typeID] ?? 1
    if nextKey[description.typeID] == nil,
      case .integer(let last)? = try database.value(
        "SELECT seq FROM sqlite_sequence WHERE name = ?", [.text(description.name)])
    {
      key = last + 1
    }
    nextKey[description.typeID] = key + 1
    return key
  }

  /// The value of a column.
  private func value(of record: ModelRecord, _ index: Int) throws -> SQLValue {
    let property = record.description.properties[index]
    switch record.slots[index] {
    case .value(let value): return try store.external(value, property)
    case .one(.some(.model(let model))): return key(of: model.record).map(SQLValue.integer) ?? .null
    case .one(.some(.id(let identifier))): return identifier.row.map(SQLValue.integer) ?? .null
    case .one(nil), .many: return .null
    case .missing: return property.isOptional ? .null : property.defaultColumnValue ?? .null
    }
  }

  private mutating func insert(_ record: ModelRecord, into database: SQLiteDatabase) throws {
    let description = record.description
    let columns = description.columns
    var values: [SQLValue] = [.integer(key(of: record) ?? 0)]
    values.reserveCapacity(columns.count + 1)
    for column in columns { values.append(try value(of: record, column)) }
    let sql: String
    if let known = insertions[description.typeID] {
      sql = known
    } else {
      let names = [SQLName.key] + columns.map { description.column($0) }
      let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
      sql = "INSERT INTO \(description.table) (\(names.joined(separator: ", "))) VALUES (\(marks))"
      insertions[description.typeID] = sql
    }
    try database.run(sql, values)
  }

  private mutating func update(_ record: ModelRecord, _ columns: [Int], in database: SQLiteDatabase) throws {
    guard let key = key(of: record), !columns.isEmpty else { return }
    let change = ColumnChange(type: record.description.typeID, columns: columns)
    let sql: String
    if let known = updateStatements[change] {
      sql = known
    } else {
      let settings = columns.map { "\(record.description.column($0)) = ?" }.joined(separator: ", ")
      sql = "UPDATE \(record.description.table) SET \(settings) WHERE \(SQLName.key) = ?"
      updateStatements[change] = sql
    }
    try database.run(sql, columns.map { try value(of: record, $0) } + [.integer(key)])
    if database.changedRows == 0 {
      throw SaveError.invalid(
        134030, "\(record.description.name) p\(key) was changed, and was deleted from the store by somebody else.")
    }
  }

  private func writeJoins(of record: ModelRecord, to database: SQLiteDatabase) throws {
    for index in record.description.relationships {
      guard let join = record.description.joinTable(of: index), let key = key(of: record) else { continue }
      guard record.state == .inserted || record.changed.contains(index), case .many(let links) = record.slots[index]
      else { continue }
      if record.state == .stored {
        try database.run("DELETE FROM \(join.table) WHERE \(join.owner) = ?", [.integer(key)])
      }
      for link in links {
        let target: Int64? = if case .model(let model) = link { self.key(of: model.record) } else { link.row }
        guard let target else { continue }
        try database.run(
          "INSERT OR IGNORE INTO \(join.table) (\(join.owner), \(join.target)) VALUES (?, ?)",
          [.integer(key), .integer(target)])
      }
    }
  }
}
