import FlowSQLite
import Foundation

/// The history of a store: a row for each save, one for each of its changes, and one for each value that stays known
/// after a deletion.
enum HistoryTables {
  static let transactions = "\"Z_HISTORY\""
  static let changes = "\"Z_HISTORY_CHANGE\""
  static let values = "\"Z_HISTORY_VALUE\""

  static func create(in database: SQLiteDatabase) throws {
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS \(transactions) \
      (number INTEGER PRIMARY KEY AUTOINCREMENT, date REAL, author TEXT, context TEXT, bundle TEXT, process TEXT)
      """)
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS \(changes) \
      (number INTEGER PRIMARY KEY AUTOINCREMENT, save INTEGER, entity TEXT, key INTEGER, kind INTEGER, names TEXT)
      """)
    try database.run("CREATE TABLE IF NOT EXISTS \(values) (change INTEGER, name TEXT, value)")
  }

  /// Whether a save has ever been noted.
  static func exist(in database: SQLiteDatabase) throws -> Bool {
    try database.value("SELECT 1 FROM sqlite_master WHERE name = 'Z_HISTORY'") != nil
  }

  /// Forgets the saves up to a number.
  static func delete(upTo number: Int64, in database: SQLiteDatabase) throws {
    let old = "SELECT number FROM \(changes) WHERE save <= ?"
    try database.run("DELETE FROM \(values) WHERE change IN (\(old))", [.integer(number)])
    try database.run("DELETE FROM \(changes) WHERE save <= ?", [.integer(number)])
    try database.run("DELETE FROM \(transactions) WHERE number <= ?", [.integer(number)])
  }
}

/// A change with the values that stay known.
struct HistoryRow {
  let change: [SQLValue]
  let values: [[SQLValue]]
}

extension StoreSave {
  /// Notes the save in the history of the store, if its options ask for one.
  func note(_ ids: [ObjectIdentifier: NSManagedObjectID], _ database: SQLiteDatabase) throws {
    guard store.hasHistory, let context = (inserted + updated + deleted).first?.managedObjectContext else { return }
    try HistoryTables.create(in: database)
    func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }
    try database.run(
      "INSERT INTO \(HistoryTables.transactions) (date, author, context, bundle, process) VALUES (?, ?, ?, ?, ?)",
      [
        .real((TimeSource.virtual?.date ?? Date()).timeIntervalSinceReferenceDate), text(context.transactionAuthor),
        text(context.name),
        text(Bundle.main.bundleIdentifier), text(ProcessInfo.processInfo.processName),
      ])
    guard let save = try database.value("SELECT last_insert_rowid()") else { return }
    func note(_ object: NSManagedObject, _ kind: NSPersistentHistoryChangeType, _ names: [String]) throws {
      let id = ids[ObjectIdentifier(object.id)] ?? object.id
      try database.run(
        "INSERT INTO \(HistoryTables.changes) (save, entity, key, kind, names) VALUES (?, ?, ?, ?, ?)",
        [
          save, .text(object.entity.name ?? ""), .integer(id.key), .integer(Int64(kind.rawValue)),
          .text(names.joined(separator: "\n")),
        ])
    }
    for object in inserted { try note(object, .insert, []) }
    for object in updated { try note(object, .update, changedNames(of: object)) }
    for object in deleted {
      try note(object, .delete, [])
      guard let change = try database.value("SELECT last_insert_rowid()") else { continue }
      for (index, property) in object.entity.layout.properties.enumerated() {
        guard let attribute = property.attribute, attribute.preservesValueInHistoryOnDeletion else { continue }
        let value = object.committed?[index] ?? object.values?[index]
        try database.run(
          "INSERT INTO \(HistoryTables.values) VALUES (?, ?, ?)",
          [change, .text(property.name), try AttributeCoding.encoded(value, attribute)])
      }
    }
  }

  private func changedNames(of object: NSManagedObject) -> [String] {
    object.entity.layout.properties.indices.filter { index in
      !Unread.isEqual(object.values?[index], object.committed?[index])
    }.map { object.entity.layout.properties[$0].name }
  }
}

extension NSPersistentStore {
  /// Whether the saves of the store are noted.
  var hasHistory: Bool { isOn(NSPersistentHistoryTrackingKey) }

  /// The number of the last save that was noted.
  func lastHistoryNumber() throws -> Int64 {
    try file.withDatabase { database in
      guard try HistoryTables.exist(in: database),
        case .integer(let number)? = try database.value(
          "SELECT seq FROM sqlite_sequence WHERE name = 'Z_HISTORY'")
      else { return 0 }
      return number
    }
  }

  /// The saves behind a number that were noted.
  ///
  /// - Parameter withChanges: Whether the changes of the saves are read, too.
  func history(after number: Int64, withChanges: Bool) throws -> [NSPersistentHistoryTransaction] {
    var (saves, changes, values) = ([[SQLValue]](), [[SQLValue]](), [[SQLValue]]())
    try file.withDatabase { database in
      guard try HistoryTables.exist(in: database) else { return }
      saves = try database.rows(
        """
        SELECT number, date, author, context, bundle, process FROM \(HistoryTables.transactions) \
        WHERE number > ? ORDER BY number
        """, [.integer(number)])
      guard withChanges else { return }
      changes = try database.rows(
        "SELECT number, save, entity, key, kind, names FROM \(HistoryTables.changes) WHERE save > ? ORDER BY number",
        [.integer(number)])
      values = try database.rows(
        """
        SELECT change, name, value FROM \(HistoryTables.values) \
        WHERE change IN (SELECT number FROM \(HistoryTables.changes) WHERE save > ?)
        """, [.integer(number)])
    }
    let changesOfSaves = Dictionary(grouping: changes) { $0[1] }
    let valuesOfChanges = Dictionary(grouping: values) { $0[0] }
    return saves.map { save in
      let rows = changesOfSaves[save[0], default: []].map {
        HistoryRow(change: $0, values: valuesOfChanges[$0[0], default: []])
      }
      return NSPersistentHistoryTransaction(save, withChanges ? rows : nil, in: self)
    }
  }
}
