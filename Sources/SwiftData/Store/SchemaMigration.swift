import FlowSQLite
import Foundation

/// Runs the stages of a migration plan on a file.
struct SchemaMigration {
  private let plan: any SchemaMigrationPlan.Type
  private let url: URL

  init(_ plan: any SchemaMigrationPlan.Type, at url: URL) {
    self.plan = plan
    self.url = url
  }

  /// - Throws: ``SwiftDataError/unknownSchema`` if the plan does not have the version of the file, and what the code of
  ///   the stages throws.
  func run(to version: Schema.Version) throws {
    guard FileManager.default.fileExists(atPath: url.path), var current = try storedVersion(), current < version else {
      return
    }
    guard plan.schemas.contains(where: { $0.versionIdentifier == current }) else {
      let known = plan.schemas.map { $0.versionIdentifier.description }.joined(separator: ", ")
      throw SwiftDataError(
        .unknownSchema, "The store has version \(current) of the schema, and the migration plan has \(known).")
    }
    for stage in plan.stages where stage.from.versionIdentifier == current && current < version {
      if let willMigrate = stage.willMigrate { try run(willMigrate, with: stage.from) }
      // Opening the store brings its tables to the schema.
      if let didMigrate = stage.didMigrate {
        try run(didMigrate, with: stage.to)
      } else {
        _ = try open(stage.to)
      }
      current = stage.to.versionIdentifier
    }
  }

  private func storedVersion() throws -> Schema.Version? {
    do {
      let database = try SQLiteDatabase(path: url.path)
      return try StoreMigration.layout(of: database).flatMap { Schema.Version($0.version) }
    } catch let error as SQLiteError {
      throw SwiftDataError(.loadIssueModelContainer, "The store \(url.path) cannot be opened. \(error)")
    }
  }

  private func open(_ version: any VersionedSchema.Type) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: version), configurations: ModelConfiguration(nil, schema: nil, url: url))
  }

  private func run(_ code: (ModelContext) throws -> Void, with version: any VersionedSchema.Type) throws {
    let container = try open(version)
    try code(ModelContext(container))
  }
}
