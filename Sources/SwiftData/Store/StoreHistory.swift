import Combine
import FlowSQLite
import Foundation

/// What a save writes into the history of a store: who saved when, and what.
///
/// Changes of the same kind to models whose keys follow each other are one row, so that a history that nobody reads
/// costs next to nothing.
struct StoreHistory {
  /// What happened to a model.
  enum Kind: Int64 {
    case insert, update, delete
  }

  /// Changes of the same kind to models whose keys follow each other.
  private struct Run {
    let kind: Kind
    let description: ModelDescription
    let first: Int64
    var count: Int64
    /// The properties that were changed.
    let properties: PropertySet
    /// The values that outlive the model.
    let preserved: [(name: String, value: SQLValue)]

    var propertyNames: String { properties.map { description.properties[$0].name }.joined(separator: ",") }
  }

  private var runs: [Run] = []

  /// The tables, quoted: the saves, their changes, and the values of deleted models.
  static let transactions = "\"Z_TRANSACTION\""
  static let changes = "\"Z_CHANGE\""
  static let tombstones = "\"Z_TOMBSTONE\""

  /// Adds the tables to a store without them.
  static func addTables(to database: SQLiteDatabase) throws {
    if try database.value("SELECT 1 FROM sqlite_master WHERE name = 'Z_TRANSACTION'") != nil { return }
    try database.run(
      "CREATE TABLE \(transactions) (number INTEGER PRIMARY KEY, time REAL, author TEXT, bundle TEXT, process TEXT)")
    try database.run(
      """
      CREATE TABLE \(changes) (number INTEGER PRIMARY KEY, owner INTEGER, kind INTEGER, entity TEXT, first INTEGER, \
      count INTEGER, properties TEXT)
      """)
    try database.run("CREATE INDEX \"Z_CHANGE.owner\" ON \(changes) (owner)")
    try database.run(
      "CREATE TABLE \(tombstones) (owner INTEGER, name TEXT, value, PRIMARY KEY (owner, name)) WITHOUT ROWID")
  }

  /// Notes a change.
  mutating func note(
    _ kind: Kind, _ description: ModelDescription, key: Int64, properties: PropertySet = PropertySet(),
    preserved: [(name: String, value: SQLValue)] = []
  ) {
    if preserved.isEmpty, let last = runs.last, last.preserved.isEmpty, last.kind == kind,
      last.description === description, last.first + last.count == key, last.properties == properties
    {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(
        Run(
          kind: kind, description: description, first: key, count: 1, properties: properties, preserved: preserved))
    }
  }

  /// Writes the save.
  func write(to database: SQLiteDatabase, author: String?) throws {
    if runs.isEmpty { return }
    let transaction = try StoreLayout.lastKey("Z_TRANSACTION", in: database) + 1
    try StoreLayout.setLastKey(transaction, "Z_TRANSACTION", in: database)
    let date = TimeSource.virtual?.date ?? Date()
    try database.run(
      "INSERT INTO \(Self.transactions) VALUES (?, ?, ?, ?, ?)",
      [
        .integer(transaction), date.sqlValue, author.sqlValue, .text(Bundle.main.bundleIdentifier ?? ""),
        .text(ProcessInfo.processInfo.processName),
      ])
    var change = try StoreLayout.lastKey("Z_CHANGE", in: database) + 1
    for run in runs {
      try database.run(
        "INSERT INTO \(Self.changes) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
          .integer(change), .integer(transaction), .integer(run.kind.rawValue), .text(run.description.name),
          .integer(run.first), .integer(run.count), .text(run.propertyNames),
        ])
      for (name, value) in run.preserved {
        try database.run("INSERT INTO \(Self.tombstones) VALUES (?, ?, ?)", [.integer(change), .text(name), value])
      }
      change += run.count
    }
    try StoreLayout.setLastKey(change - 1, "Z_CHANGE", in: database)
  }
}

extension StoreLayout {
  /// The last number that was given; 0 before the first.
  static func lastKey(_ name: String, in database: SQLiteDatabase) throws -> Int64 {
    let last = try database.value("SELECT last FROM \(keys) WHERE name = ?", [.text(name)])
    return if case .integer(let last)? = last { last } else { 0 }
  }

  /// Notes the last number that was given.
  static func setLastKey(_ key: Int64, _ name: String, in database: SQLiteDatabase) throws {
    try database.run("INSERT OR REPLACE INTO \(keys) VALUES (?, ?)", [.text(name), .integer(key)])
  }
}
