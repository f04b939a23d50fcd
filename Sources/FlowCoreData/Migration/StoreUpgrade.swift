import FlowFoundation
import FlowSQLite
import Foundation

/// Brings a store to a model with a mapping model of the app, when it is opened.
///
/// The new store is written beside the old one, and its tables then replace the old ones in one transaction: a process that
/// is killed leaves the old store or the new one.
struct StoreUpgrade {
  let url: URL
  let type: String
  let model: NSManagedObjectModel
  /// Whether the tables can be changed without a mapping model.
  let canInfer: Bool
  /// Where models and mapping models are; `nil` for the app's bundles.
  var bundles: [Bundle]?

  /// Migrates the store. Nothing happens if it has the model's entities already, or if there is no mapping model and the
  /// tables can be changed without one.
  ///
  /// - Throws: A `CocoaError` if a model or a mapping model is missing, an error of a policy, or one of the stores.
  func run() throws {
    guard FileManager.default.fileExists(atPath: url.path),
      let metadata = try? NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: type, at: url),
      !model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    else { return }
    if try SharedTables(SQLiteDatabase(path: url.path, isReadOnly: true)).isNoted(.swiftData) {
      throw StoreMigration.sharedChange
    }
    guard let source = NSManagedObjectModel.mergedModel(from: bundles, forStoreMetadata: metadata) else {
      return try infer(or: .migrationMissingSourceModel, "The model of the store is not among the app's data models.")
    }
    let mapping: NSMappingModel?
    do {
      mapping = try NSMappingModel.found(in: bundles, from: source, to: model)
    } catch {
      throw Self.failure(.migrationMissingMappingModel, error.description)
    }
    guard let mapping else {
      return try infer(or: .migrationMissingMappingModel, "No mapping model leads from the store's model to the app's.")
    }
    try migrate(from: source, mapping)
  }

  private func infer(or code: CocoaError.Code, _ reason: String) throws {
    if !canInfer { throw Self.failure(code, reason) }
  }

  private static func failure(_ code: CocoaError.Code, _ reason: String) -> CocoaError {
    CocoaError(code, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  private func migrate(from source: NSManagedObjectModel, _ mapping: NSMappingModel) throws {
    let place = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).migrationdestination")
    let files = NSPersistentStoreCoordinator(managedObjectModel: model)
    // One that a killed process has left.
    try files.destroyPersistentStore(at: place, ofType: type)
    defer { try? files.destroyPersistentStore(at: place, ofType: type) }
    let manager = NSMigrationManager(sourceModel: source, destinationModel: model)
    try manager.migrateStore(
      from: url, sourceType: type, options: nil, with: mapping, toDestinationURL: place, destinationType: type,
      destinationOptions: nil)
    do {
      try Self.replaceTables(of: SQLiteDatabase(path: url.path), by: place)
    } catch let error as SQLiteError {
      throw Self.failure(.migration, "The migrated store cannot be written. \(error)")
    }
  }

  /// Gives a store the tables and rows of another one; its identifier and what the app has noted about it stay. Its history
  /// is gone, and goes on behind the places that apps have kept.
  private static func replaceTables(of database: SQLiteDatabase, by file: URL) throws {
    try StoreTexts.add(to: database)
    try database.run("ATTACH DATABASE ? AS migrated", [.text(file.path)])
    try database.transaction {
      let kept = try database.rows("SELECT key, value FROM main.\"Z_METADATA\" WHERE key IN ('identifier', 'app')")
      let numbers = try database.rows(
        "SELECT name, seq FROM main.sqlite_sequence WHERE name IN ('Z_HISTORY', 'Z_HISTORY_CHANGE')"
      )
      let own = "FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
      for row in try database.rows("SELECT name \(own)") {
        if case .text(let name)? = row.first { try database.run("DROP TABLE main.\(SQLName.quoted(name))") }
      }
      // Tables first: indices are made from rows.
      let parts = "SELECT type, name, sql FROM migrated.sqlite_master WHERE sql NOT NULL ORDER BY type DESC"
      for row in try database.rows(parts) {
        guard case (.text(let kind), .text(let name), .text(let sql)) = (row[0], row[1], row[2]),
          !name.hasPrefix("sqlite_")
        else { continue }
        try database.run(sql)
        let quoted = SQLName.quoted(name)
        if kind == "table" { try database.run("INSERT INTO main.\(quoted) SELECT * FROM migrated.\(quoted)") }
      }
      try database.run("DELETE FROM main.sqlite_sequence")
      try database.run("INSERT INTO main.sqlite_sequence SELECT * FROM migrated.sqlite_sequence")
      for row in numbers { try database.run("INSERT INTO main.sqlite_sequence VALUES (?, ?)", row) }
      for row in kept { try database.run("INSERT OR REPLACE INTO main.\"Z_METADATA\" VALUES (?, ?)", row) }
    }
    try database.run("DETACH DATABASE migrated")
  }
}
