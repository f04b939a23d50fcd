import FlowFoundation
import FlowSQLite
import Foundation

/// Brings a store to a model through the stages of a manager, when it is opened.
struct StagedMigration {
  let manager: NSStagedMigrationManager
  let url: URL
  let type: String
  let configuration: String?
  /// The options of the store, without the manager.
  let options: [AnyHashable: Any]
  let model: NSManagedObjectModel
  /// Where models are; `nil` for the app's bundles.
  var bundles: [Bundle]?

  /// A version at a stage: its checksum as the app gives it, and the version's own one, if it is known.
  private struct Version {
    let stage: Int
    let given: String
    var checksum: String?
  }

  /// Migrates the store as far as the last custom stage before the model. Nothing happens if it has the model's entities.
  ///
  /// - Throws: A `CocoaError` if a version is unknown, or if the store's follows the model's; an error of a handler, or of
  ///   the store.
  func run() throws {
    guard FileManager.default.fileExists(atPath: url.path),
      let metadata = try? NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: type, at: url),
      !model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata)
    else { return }
    if try SharedTables(SQLiteDatabase(path: url.path, isReadOnly: true)).isNoted(.swiftData) {
      throw StoreMigration.sharedChange
    }
    guard let stored = metadata[NSPersistentStoreModelVersionChecksumKey] as? String else {
      throw Self.failure(
        NSStagedMigrationFrameworkVersionMismatchError,
        "The metadata of the store have no version. Open it once with the model with which it was made.")
    }
    let versions = try versions(stored)
    guard let start = versions.firstIndex(where: { $0.checksum == stored }) else {
      throw Self.unknownModel("Cannot use staged migration with an unknown model version. \(Self.advice)")
    }
    guard let end = versions.firstIndex(where: { $0.checksum == model.versionChecksum }) else {
      throw Self.unknownModel("Cannot use staged migration with an unknown coordinator model version. \(Self.advice)")
    }
    guard start <= end else {
      throw Self.failure(
        NSStagedMigrationBackwardMigrationError, "A store file cannot be migrated backwards with staged migration.")
    }
    defer { manager.container = nil }
    try migrate(from: stored, at: versions[start].stage)
  }

  private func migrate(from stored: String, at stage: Int) throws {
    var current = stored
    for case let stage as NSCustomMigrationStage in manager.stages[stage...] {
      let (model, next) = (try stage.currentModel.resolve(), try stage.nextModel.resolve())
      // The store is behind its own first stage already, or needs no further one.
      if current == next.versionChecksum { continue }
      if current == self.model.versionChecksum || model.versionChecksum == self.model.versionChecksum { return }
      try open(model) { try stage.willMigrateHandler?(manager, stage) }
      try open(next) { try stage.didMigrateHandler?(manager, stage) }
      current = next.versionChecksum
    }
  }

  /// Opens the store with a model, which migrates it, for some work.
  private func open(_ model: NSManagedObjectModel, _ work: () throws -> Void) throws {
    let container = NSPersistentContainer(
      name: url.deletingPathExtension().lastPathComponent, managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    let coordinator = container.persistentStoreCoordinator
    let store = try coordinator.addPersistentStore(
      ofType: type, configurationName: configuration, at: url, options: options)
    defer { try? coordinator.remove(store) }
    manager.container = container
    try work()
  }

  // MARK: - Versions

  /// The versions of the stages in their order.
  private func versions(_ stored: String) throws -> [Version] {
    let files = NSManagedObjectModel.filedVersions(in: bundles)
    var known = Set(files + [stored, model.versionChecksum])
    var aliases: [String: String] = [:]
    let references = manager.stages.compactMap { $0 as? NSCustomMigrationStage }.flatMap {
      [$0.currentModel, $0.nextModel]
    }
    for reference in references { known.insert(try reference.resolve().versionChecksum) }
    for reference in references {
      let (given, own) = (reference.versionChecksum, try reference.resolve().versionChecksum)
      // A checksum of Xcode cannot be computed here: it stands for the model with which it is given.
      if given != own, known.contains(given) {
        throw Self.unknownModel(
          "The model reference \(reference.text) has the checksum '\(given)' of another version; its own is '\(own)'.")
      }
      aliases[given] = own
    }
    var versions: [Version] = []
    for (place, stage) in manager.stages.enumerated() {
      versions += stage.checksums.map {
        Version(stage: place, given: $0, checksum: aliases[$0] ?? (known.contains($0) ? $0 : nil))
      }
    }
    return Self.identified(versions, files)
  }

  /// Takes the checksums that are of no model here for the versions among the app's files that no stage has otherwise, if
  /// there are as many: both are in their order.
  private static func identified(_ versions: [Version], _ files: [String]) -> [Version] {
    let places = versions.indices.filter { versions[$0].checksum == nil }
    let rest = files.filter { file in !versions.contains { $0.checksum == file } }
    guard places.count == rest.count else { return versions }
    var versions = versions
    for (place, checksum) in zip(places, rest) { versions[place].checksum = checksum }
    return versions
  }

  // MARK: - Errors

  private static let advice =
    """
    Checksums that Xcode writes stand for the models with which a stage gives them. Those of a lightweight stage have no \
    model, and are taken for the other versions of the app's data model, in the order of their names, if there are as \
    many; NSManagedObjectModel.versionChecksum is always right.
    """

  static var missingOptions: CocoaError {
    failure(
      NSMigrationError,
      """
      Staged migration was requested with NSPersistentStoreStagedMigrationManagerOptionKey, but without setting \
      NSMigratePersistentStoresAutomaticallyOption and NSInferMappingModelAutomaticallyOption to true.
      """)
  }

  static func failure(_ code: Int, _ reason: String) -> CocoaError {
    CocoaError(CocoaError.Code(rawValue: code), userInfo: [NSLocalizedDescriptionKey: reason])
  }

  static func unknownModel(_ reason: String) -> CocoaError {
    failure(NSManagedObjectModelReferenceNotFoundError, reason)
  }
}
