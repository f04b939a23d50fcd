import FlowSQLite
import Foundation

extension ModelStore {
  /// A row of the table of saves.
  struct TransactionRow {
    let number: Int64
    let timestamp: Date
    let author: String?
    let bundle: String
    let process: String
  }

  /// The saves, oldest first.
  func transactionRows() throws -> [TransactionRow] {
    try reading { database in
      guard try Self.hasHistory(database) else { return [] }
      return try database.rows("SELECT number, time, author, bundle, process FROM \(StoreHistory.transactions)")
        .compactMap { row in
          guard case .integer(let number) = row[0], let time = Date(sqlValue: row[1]) else { return nil }
          return TransactionRow(
            number: number, timestamp: time, author: String(sqlValue: row[2]), bundle: String(sqlValue: row[3]) ?? "",
            process: String(sqlValue: row[4]) ?? "")
        }
    }
  }

  /// A store of a former version that cannot be written has no history.
  private static func hasHistory(_ database: SQLiteDatabase) throws -> Bool {
    try database.value("SELECT 1 FROM sqlite_master WHERE name = 'Z_TRANSACTION'") != nil
  }

  /// The number of the last save that is not in the history any more; 0 if there is none.
  func lastDeletedTransaction() throws -> Int64 {
    try reading { try StoreLayout.lastKey(Self.deleted, in: $0) }
  }

  /// The name under which that number is noted.
  private static let deleted = "Z_TRANSACTION.deleted"

  /// Forgets saves.
  ///
  /// - Throws: An error of Cocoa if the store cannot be written.
  func deleteHistory(_ numbers: [Int64]) throws {
    guard allowsSave else {
      throw StoreError.invalid(513, "The history cannot be deleted: its configuration has allowsSave: false.")
    }
    do {
      try withDatabase { database in
        try database.transaction {
          for number in numbers {
            let owner: [SQLValue] = [.integer(number)]
            try database.run(
              """
              DELETE FROM \(StoreHistory.tombstones) WHERE owner IN \
              (SELECT number FROM \(StoreHistory.changes) WHERE owner = ?)
              """, owner)
            try database.run("DELETE FROM \(StoreHistory.changes) WHERE owner = ?", owner)
            try database.run("DELETE FROM \(StoreHistory.transactions) WHERE number = ?", owner)
          }
          let last = max(numbers.max() ?? 0, try StoreLayout.lastKey(Self.deleted, in: database))
          try StoreLayout.setLastKey(last, Self.deleted, in: database)
        }
      }
    } catch let error as SQLiteError {
      throw StoreError.unsaved(error)
    }
  }

  /// Forgets all saves, with those that it noted.
  func removeHistory(from database: SQLiteDatabase) throws {
    for table in [StoreHistory.tombstones, StoreHistory.changes, StoreHistory.transactions] {
      try database.run("DELETE FROM \(table)")
    }
    try StoreLayout.setLastKey(try StoreLayout.lastKey("Z_TRANSACTION", in: database), Self.deleted, in: database)
  }

  /// A save with its changes.
  func withChanges(_ transaction: DefaultHistoryTransaction) throws -> DefaultHistoryTransaction {
    var changes: [HistoryChange] = []
    try reading { database in
      let rows = try database.rows(
        """
        SELECT number, kind, entity, first, count, properties FROM \(StoreHistory.changes) WHERE owner = ? \
        ORDER BY number
        """, [.integer(transaction.transactionIdentifier)])
      for row in rows { changes += try self.changes(row, transaction.transactionIdentifier, database) }
    }
    return DefaultHistoryTransaction(
      timestamp: transaction.timestamp, changes: changes, token: transaction.token,
      transactionIdentifier: transaction.transactionIdentifier, storeIdentifier: identifier,
      bundleIdentifier: transaction.bundleIdentifier, processIdentifier: transaction.processIdentifier,
      author: transaction.author)
  }

  /// The changes of a row; none for a type of models that the schema has no more.
  private func changes(
    _ row: [SQLValue], _ transaction: Int64, _ database: SQLiteDatabase
  ) throws -> [HistoryChange] {
    guard case .integer(let number) = row[0], case .integer(let kindNumber) = row[1],
      let kind = StoreHistory.Kind(rawValue: kindNumber), case .text(let entity) = row[2],
      case .integer(let first) = row[3], case .integer(let count) = row[4], case .text(let names) = row[5],
      let description = schema.descriptions.first(where: { $0.name == entity })
    else { return [] }
    let properties = names.split(separator: ",").compactMap { description.index(named: String($0)) }
    var preserved: [Int: SQLValue] = [:]
    if kind == .delete {
      for row in try database.rows(
        "SELECT name, value FROM \(StoreHistory.tombstones) WHERE owner = ?", [.integer(number)])
      {
        guard case .text(let name) = row[0], let index = description.index(named: name) else { continue }
        preserved[index] = loaded(row[1], description.properties[index])
      }
    }
    return (0..<count).map { offset in
      let model = PersistentIdentifier(.permanent(first + offset), entityName: entity, storeIdentifier: identifier)
      return description.type.change(kind, number + offset, transaction, model, properties, preserved)
    }
  }
}

extension PersistentModel {
  /// A change of a model of this type.
  fileprivate static func change(
    _ kind: StoreHistory.Kind, _ number: Int64, _ transaction: Int64, _ model: PersistentIdentifier,
    _ properties: [Int], _ preserved: [Int: SQLValue]
  ) -> HistoryChange {
    let description = ModelDescription.of(Self.self)
    func keyPath(_ index: Int) -> PartialKeyPath<Self>? {
      description.properties[index].keyPath as? PartialKeyPath<Self>
    }
    switch kind {
    case .insert:
      return .insert(
        DefaultHistoryInsert<Self>(
          changeIdentifier: number, transactionIdentifier: transaction, changedPersistentIdentifier: model))
    case .update:
      return .update(
        DefaultHistoryUpdate<Self>(
          changeIdentifier: number, transactionIdentifier: transaction, changedPersistentIdentifier: model,
          // Key paths to properties capture nothing; a cast cannot ask for a marker protocol.
          updatedAttributes: properties.compactMap(keyPath).map {
            unsafeBitCast($0, to: (any PartialKeyPath<Self> & Sendable).self)
          }))
    case .delete:
      let values = preserved.sorted { $0.key < $1.key }.compactMap { index, value in
        keyPath(index).flatMap { keyPath in
          description.properties[index].value(of: value).map { (keyPath: keyPath, value: $0) }
        }
      }
      return .delete(
        DefaultHistoryDelete<Self>(
          changeIdentifier: number, transactionIdentifier: transaction, changedPersistentIdentifier: model,
          tombstone: HistoryTombstone(values)))
    }
  }
}

extension PropertyDescription {
  /// The value that a column holds; `nil` if there is none.
  fileprivate func value(of column: SQLValue) -> (any Sendable)? {
    if column.isNull { return nil }
    if let transformer, case .blob(let data) = column {
      return transformer.reverseTransformedValue(data).map(asSendable)
    }
    guard let type = valueType as? any Decodable.Type else { return nil }
    func decode<Value: Decodable>(_ type: Value.Type) -> (any Sendable)? {
      guard let value = try? AttributeCoding.decode(type, from: column) as Any else { return nil }
      return asSendable((value as? any OptionalValue)?.wrappedValue ?? value)
    }
    return decode(type)
  }

  /// Nobody else has the value; a cast cannot ask for a marker protocol.
  private func asSendable(_ value: Any) -> any Sendable { unsafeBitCast(value as Any, to: (any Sendable).self) }
}
