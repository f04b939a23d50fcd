import FlowFoundation
import FlowSQLite
import Foundation
import Locking

/// The file, or the memory, of a store.
///
/// One connection, which threads use one after the other.
final class StoreFile: Sendable {
  /// `@unchecked Sendable`: the connection is only used in the lock.
  private struct Connection: @unchecked Sendable {
    let database: SQLiteDatabase
    var metadata: [String: Any]
  }

  private let connection: Locked<Connection>
  let identifier: String
  let isReadOnly: Bool

  /// Opens or creates a store, and brings its tables to a model.
  ///
  /// - Parameter canMigrate: Whether tables of another model are changed.
  init(_ entities: [NSEntityDescription], at url: URL?, isReadOnly: Bool, canMigrate: Bool) throws {
    self.isReadOnly = isReadOnly
    do {
      if let url, !isReadOnly {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      let database = try SQLiteDatabase(path: url?.path, isReadOnly: isReadOnly)
      try StoreTexts.add(to: database)
      if url != nil, !isReadOnly { try database.useWriteAheadLog() }
      let migration = StoreMigration(database, to: entities, canMigrate: canMigrate, isReadOnly: isReadOnly)
      let identifier = try migration.run()
      self.identifier = identifier
      var own: [String: Any] = [
        NSStoreUUIDKey: identifier, NSStoreTypeKey: NSSQLiteStoreType,
        NSStoreModelVersionHashesKey: VersionHash.all(of: entities),
      ]
      own[NSPersistentStoreModelVersionChecksumKey] = try migration.checksum()
      let metadata = try StoreMetadata.read(from: database).merging(own) { $1 }
      connection = Locked(Connection(database: database, metadata: metadata))
    } catch let error as SQLiteError {
      throw CocoaError(
        .persistentStoreOpen,
        userInfo: [
          NSLocalizedDescriptionKey: "The store \(url?.path ?? "in memory") cannot be opened. \(error)",
          NSSQLiteErrorDomain: Int(error.code),
        ])
    }
  }

  /// Uses the connection. `body` must not use the store again.
  ///
  /// - Throws: A `CocoaError` for what SQLite refuses: a full disk, a damaged file, or something else.
  func withDatabase<Result>(_ body: (SQLiteDatabase) throws -> Result) throws -> Result {
    do { return try connection.withLock { try body($0.database) } } catch let error as SQLiteError {
      let code: CocoaError.Code =
        switch error.primaryCode {
        case 13: .fileWriteOutOfSpace
        case 11, 26: .fileReadCorruptFile
        default: .persistentStoreOperation
        }
      throw CocoaError(
        code,
        userInfo: [
          NSLocalizedDescriptionKey: "The store cannot be used. \(error)", NSSQLiteErrorDomain: Int(error.code),
        ])
    }
  }

  /// Writes a copy, without what another process is about to write. A file at its place is replaced.
  func copy(to url: URL) throws {
    try withDatabase { try Self.copy($0, to: url) }
  }

  /// Writes a copy of a file. A file at its place is replaced.
  static func copy(from source: URL, to url: URL) throws {
    try copy(SQLiteDatabase(path: source.path), to: url)
  }

  private static func copy(_ database: SQLiteDatabase, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
      try FileManager.default.removeItem(atPath: url.path + suffix)
    }
    try database.run("VACUUM INTO ?", [.text(url.path)])
  }

  /// What is known about the store. A new value is written at once.
  var metadata: [String: Any] {
    get { connection.withLock { Copy(value: $0.metadata) }.value }
    set {
      let copy = Copy(value: newValue)
      do {
        try withDatabase { try StoreMetadata.write(copy.value, to: $0) }
        connection.withLock { $0.metadata = StoreMetadata.merged(copy.value, withOwnOf: $0.metadata) }
      } catch {
        reportMistake("The metadata of a store cannot be changed: \(error.localizedDescription)")
      }
    }
  }

  /// `@unchecked Sendable`: the metadata are the app's values, which it may use on any thread.
  private struct Copy: @unchecked Sendable {
    let value: [String: Any]
  }
}

/// What predicates say about texts, for SQLite: the same code decides in statements and in memory.
enum StoreTexts {
  /// The order of `PredicateText.compare`.
  static let order = "FLOW_TEXT"

  /// The order of texts of a sort descriptor; `nil` if statements have none.
  static func order(_ order: SortedKeyOrder) -> String? {
    switch order {
    case .plain: self.order
    case .caseInsensitive: "FLOW_CASE"
    case .localized: "FLOW_LOCAL"
    case .localizedCaseInsensitive: "FLOW_LOCAL_CASE"
    case .localizedStandard: "FLOW_STANDARD"
    case .closure: nil
    }
  }

  /// The name of a function, such as `flow_contains_cd`.
  static func function(_ comparison: PredicateComparison.Operator, _ options: PredicateTextOptions) -> String? {
    let names: [PredicateComparison.Operator: String] = [
      .equal: "equal", .contains: "contains", .beginsWith: "begins", .endsWith: "ends", .like: "like",
      .matches: "matches",
    ]
    guard !options.contains(.localeSensitive), !options.contains(.normalized) else { return nil }
    return names[comparison].map { "flow_\($0)_\(options.letters)" }
  }

  static func add(to database: SQLiteDatabase) throws {
    let orders: [SortedKeyOrder] = [
      .plain, .caseInsensitive, .localized, .localizedCaseInsensitive, .localizedStandard,
    ]
    for order in orders {
      guard let name = self.order(order) else { continue }
      try database.add(SQLiteDatabase.TextOrder(name) { order.compare($0, $1) })
    }
    let functions: [(PredicateComparison.Operator, (String, String, PredicateTextOptions) -> Bool)] = [
      (.equal, PredicateText.isEqual), (.contains, PredicateText.contains),
      (.beginsWith, { PredicateText.begins($0, with: $1, $2) }), (.endsWith, { PredicateText.ends($0, with: $1, $2) }),
      (.like, PredicateText.isLike), (.matches, { PredicateText.matches($0, $1, $2) ?? false }),
    ]
    let all: [PredicateTextOptions] = [
      [], .caseInsensitive, .diacriticInsensitive, [.caseInsensitive, .diacriticInsensitive],
    ]
    for (comparison, body) in functions {
      for options in all {
        guard let name = function(comparison, options) else { continue }
        try database.add(SQLiteDatabase.TextFunction(name) { .integer(body($0, $1, options) ? 1 : 0) })
      }
    }
  }
}
