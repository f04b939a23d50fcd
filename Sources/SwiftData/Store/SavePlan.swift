import FlowSQLite
import Foundation

/// Writes the changes of a context to a store, in one transaction.
struct SavePlan {
  private let records: [ModelRecord]
  private let store: ModelStore
  /// The author of the changes, for the history.
  private let author: String?
  private var history = StoreHistory()
  /// The new models that are rows already, because a unique value was there.
  private var updates: Set<ObjectIdentifier> = []
  /// The keys of the unique values of new models.
  private var taken: [UniqueValue: Int64] = [:]
  /// What is known about each type of models.
  private var types: [ObjectIdentifier: TypePlan] = [:]
  /// That of the last model.
  private var lastType: TypePlan?

  /// How some properties of a row are changed.
  private struct Update {
    let columns: [Int]
    /// The statement, whose parameters are the values of the columns and the key.
    let statement: String

    init(_ properties: PropertySet, of description: ModelDescription) {
      columns = description.columns.filter(properties.contains)
      let settings = columns.map { "\(description.column($0)) = ?" }.joined(separator: ", ")
      statement = "UPDATE \(description.table) SET \(settings) WHERE \(SQLName.key) = ?"
    }
  }

  /// What is known about a type of models: its statements, and the next key.
  private final class TypePlan {
    let description: ModelDescription
    /// All columns.
    let columns: PropertySet
    /// The key of the next new model; `nil` if none is needed yet.
    var nextKey: Int64?
    /// The statement that inserts a row.
    let insertion: String
    /// The value after the key: the name of the type if it inherits from another one.
    let type: SQLValue?
    private var updates: [PropertySet: Update] = [:]
    private var lastUpdate: (properties: PropertySet, update: Update)?

    init(_ description: ModelDescription) {
      self.description = description
      columns = PropertySet(description.columns)
      let isSubclass = description.superclass != nil
      type = isSubclass ? .text(description.name) : nil
      let names =
        [SQLName.key] + (isSubclass ? [SQLName.type] : []) + description.columns.map { description.column($0) }
      let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
      insertion = "INSERT INTO \(description.table) (\(names.joined(separator: ", "))) VALUES (\(marks))"
    }

    /// How properties of a row are changed.
    func update(_ properties: PropertySet) -> Update {
      if let lastUpdate, lastUpdate.properties == properties { return lastUpdate.update }
      let update = updates[properties] ?? Update(properties, of: description)
      updates[properties] = update
      lastUpdate = (properties, update)
      return update
    }
  }

  private mutating func plan(for description: ModelDescription) -> TypePlan {
    if let lastType, lastType.description === description { return lastType }
    let plan = types[description.typeID] ?? TypePlan(description)
    types[description.typeID] = plan
    lastType = plan
    return plan
  }

  private struct UniqueValue: Hashable {
    let type: ObjectIdentifier
    let constraint: [Int]
    let values: [SQLValue]
  }

  init(_ records: [ModelRecord], _ store: ModelStore, author: String?) {
    self.records = records
    self.store = store
    self.author = author
  }

  /// Writes the changes, and gives new models their keys (``ModelRecord/newKey``).
  func run() throws {
    do {
      try store.withDatabase { database in
        try database.transaction {
          var plan = self
          try plan.write(to: database)
        }
      }
    } catch let error as SQLiteError {
      if error.primaryCode == 19 {
        throw SwiftDataError(
          .modelValidationFailure, "A changed model has the unique value of another one. \(error)")
      }
      throw StoreError.unsaved(error)
    }
  }

  private mutating func write(to database: SQLiteDatabase) throws {
    for record in records where record.state == .deleted { try delete(record, from: database) }
    let new = records.filter { $0.state == .inserted }
    for record in new { try assignKey(to: record, in: database) }
    for record in new {
      if updates.contains(ObjectIdentifier(record)) {
        let columns = plan(for: record.description).columns
        try update(record, columns, in: database)
        note(.update, record, columns)
      } else {
        try insert(record, into: database)
        note(.insert, record)
      }
    }
    for record in records where record.state == .stored {
      try update(record, record.changed, in: database)
      note(.update, record, record.changed)
    }
    for record in records where record.state != .deleted { try writeJoins(of: record, to: database) }
    for plan in types.values {
      guard let next = plan.nextKey else { continue }
      try StoreLayout.setLastKey(next - 1, plan.description.name, in: database)
    }
    try history.write(to: database, author: author)
  }

  private func key(of record: ModelRecord) -> Int64? { record.newKey ?? record.identifier.row }

  private mutating func note(
    _ kind: StoreHistory.Kind, _ record: ModelRecord, _ properties: PropertySet = PropertySet()
  ) {
    if let key = key(of: record) { history.note(kind, record.description, key: key, properties: properties) }
  }

  /// The stored values that the history of a deleted model keeps.
  private func preserved(of record: ModelRecord, key: Int64, in database: SQLiteDatabase) throws
    -> [(name: String, value: SQLValue)]
  {
    let description = record.description
    if description.preserved.isEmpty { return [] }
    let columns = description.preserved.map { description.column($0) }.joined(separator: ", ")
    let row = try database.rows(
      "SELECT \(columns) FROM \(description.table) WHERE \(SQLName.key) = ?", [.integer(key)]
    ).first
    return zip(description.preserved, row ?? []).map { (description.properties[$0].name, $1) }
  }

  private mutating func delete(_ record: ModelRecord, from database: SQLiteDatabase) throws {
    guard let key = record.identifier.row else { return }
    history.note(
      .delete, record.description, key: key, preserved: try preserved(of: record, key: key, in: database))
    try database.run("DELETE FROM \(record.description.table) WHERE \(SQLName.key) = ?", [.integer(key)])
    for other in store.schema.descriptions {
      for index in other.properties.indices {
        guard let join = other.joinTable(of: index) else { continue }
        if record.description.isKind(of: other) {
          try database.run("DELETE FROM \(join.table) WHERE \(join.owner) = ?", [.integer(key)])
        }
        if record.description.isKind(of: other.destination(of: index)) {
          try database.run("DELETE FROM \(join.table) WHERE \(join.target) = ?", [.integer(key)])
        }
      }
    }
  }

  private mutating func assignKey(to record: ModelRecord, in database: SQLiteDatabase) throws {
    let description = record.description
    if description.uniqueness.isEmpty {
      record.newKey = try record.identifier.row ?? newKey(description, in: database)
      return
    }
    var values: [UniqueValue] = []
    for constraint in description.uniqueness {
      let found = try constraint.map { try value(of: record, $0) }
      // Values that are missing are not compared, as in SQL.
      if found.contains(.null) { continue }
      // Types that inherit from each other share the constraints of the first of them that has it.
      let owner = description.lineage.last { ancestor in constraint.allSatisfy { $0 < ancestor.properties.count } }
      values.append(
        UniqueValue(type: (owner ?? description).typeID, constraint: constraint, values: found))
    }
    var known: Int64?
    for value in values where known == nil {
      known = try taken[value] ?? storedKey(description, value, in: database)
    }
    if known != nil { updates.insert(ObjectIdentifier(record)) }
    let key = try known ?? record.identifier.row ?? newKey(description, in: database)
    record.newKey = key
    for value in values { taken[value] = key }
  }

  private func storedKey(
    _ description: ModelDescription, _ value: UniqueValue, in database: SQLiteDatabase
  ) throws -> Int64? {
    let condition = value.constraint.map { "\(description.column($0)) = ?" }.joined(separator: " AND ")
    let sql = "SELECT \(SQLName.key) FROM \(description.table) WHERE \(condition)"
    guard case .integer(let key)? = try database.value(sql, value.values) else { return nil }
    guard store.schema.isFamily(description) else { return key }
    let type = "SELECT \(SQLName.type) FROM \(description.table) WHERE \(SQLName.key) = ?"
    let name = String(sqlValue: try database.value(type, [.integer(key)]) ?? .null) ?? description.root.name
    guard name == description.name else {
      throw SwiftDataError(
        .modelValidationFailure,
        "A new \(description.name) has the unique value of a \(name), which cannot become one. Give it another value.")
    }
    return key
  }

  private mutating func newKey(_ description: ModelDescription, in database: SQLiteDatabase) throws -> Int64 {
    let plan = plan(for: description.root)
    if let key = plan.nextKey {
      plan.nextKey = key + 1
      return key
    }
    let key = try StoreLayout.lastKey(description.root.name, in: database) + 1
    plan.nextKey = key + 1
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
    let plan = plan(for: description)
    var values: [SQLValue] = [.integer(key(of: record) ?? 0)]
    values.reserveCapacity(columns.count + 2)
    if let type = plan.type { values.append(type) }
    for column in columns { values.append(try value(of: record, column)) }
    try database.run(plan.insertion, values)
  }

  private mutating func update(_ record: ModelRecord, _ properties: PropertySet, in database: SQLiteDatabase) throws {
    let update = plan(for: record.description).update(properties)
    guard let key = key(of: record), !update.columns.isEmpty else { return }
    var values: [SQLValue] = []
    values.reserveCapacity(update.columns.count + 1)
    for column in update.columns { values.append(try value(of: record, column)) }
    values.append(.integer(key))
    try database.run(update.statement, values)
    if database.changedRows == 0 {
      throw StoreError.invalid(
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
