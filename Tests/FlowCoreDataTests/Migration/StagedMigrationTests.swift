import Foundation
import Testing

@testable import FlowCoreData
@testable import SwiftUI

@MainActor
struct StagedMigrationTests {
  /// Version 1 has notes with an author, 2 with a kind, 3 requires it, 4 has stars.
  private nonisolated static func model(_ version: Int) -> NSManagedObjectModel {
    let kind = Notes.attribute("kind", .stringAttributeType, optional: version < 3)
    let stars = Notes.attribute("stars", .integer32AttributeType, default: 3)
    let extra: [NSPropertyDescription] =
      [Notes.attribute("author", .stringAttributeType)] + (version > 1 ? [kind] : []) + (version > 3 ? [stars] : [])
    let model = Notes.model(extra: extra)
    // Objects of the migration are of no class that knows one version.
    for entity in model.entities { entity.managedObjectClassName = "NSManagedObject" }
    return model
  }

  private let models = (1...4).map { model($0) }

  private func checksum(_ version: Int) -> String { models[version - 1].versionChecksum }

  private func reference(_ version: Int, _ given: String? = nil) -> NSManagedObjectModelReference {
    NSManagedObjectModelReference(
      model: models[version - 1], versionChecksum: given ?? models[version - 1].versionChecksum)
  }

  private func store(_ version: Int, in folder: TemporaryFolder) throws -> URL {
    let file = folder.file("Notes.sqlite")
    let context = try Notes.container(models[version - 1], url: file).viewContext
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    note.setValue("a", forKey: "text")
    if version > 2 { note.setValue("old", forKey: "kind") }
    try context.save()
    return file
  }

  private func container(
    _ version: Int, _ file: URL, _ manager: NSStagedMigrationManager, infers: Bool = true
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: models[version - 1])
    let description = NSPersistentStoreDescription(url: file)
    description.shouldInferMappingModelAutomatically = infers
    description.setOption(manager, forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  private func kinds(_ container: NSPersistentContainer?) throws -> [String?] {
    let notes = try container?.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
    return notes?.map { $0.value(forKey: "kind") as? String } ?? []
  }

  /// A stage from version 2 to 3 that gives each note a kind.
  private func stage(_ log: Log) -> NSCustomMigrationStage {
    let stage = NSCustomMigrationStage(migratingFrom: reference(2), to: reference(3))
    stage.willMigrateHandler = { manager, stage in
      log.add("will \(stage.label ?? "")", manager.container)
      let context = try #require(manager.container).viewContext
      for note in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")) {
        note.setValue("given", forKey: "kind")
      }
      try context.save()
    }
    stage.didMigrateHandler = { manager, _ in log.add("did", manager.container) }
    return stage
  }

  /// What handlers were called with: which versions.
  private final class Log {
    private(set) var lines: [String] = []
    let versions: [String]

    init(_ versions: [String]) { self.versions = versions }

    func add(_ text: String, _ container: NSPersistentContainer?) {
      let checksum = container?.managedObjectModel.versionChecksum
      let version = versions.firstIndex { $0 == checksum }.map { $0 + 1 } ?? 0
      let isOpen = container?.persistentStoreCoordinator.persistentStores.count == 1
      lines.append("\(text) \(version)\(isOpen ? "" : " closed")")
    }
  }

  private var log: Log { Log(models.map(\.versionChecksum)) }

  @Test("the handlers of a custom stage have the store with the model before and after it")
  func custom() throws {
    let folder = try TemporaryFolder()
    let (file, log) = (try store(1, in: folder), log)
    // Without the stage, version 3 cannot be reached.
    #expect(throws: CocoaError.self) { try Notes.container(models[3], url: file) }
    let stage = stage(log)
    stage.label = "kinds"
    let manager = NSStagedMigrationManager([
      NSLightweightMigrationStage([checksum(1)]), stage, NSLightweightMigrationStage([checksum(4)]),
    ])
    let container = try container(4, file, manager)
    #expect(log.lines == ["will kinds 2", "did 3"] && manager.container == nil)
    #expect(try kinds(container) == ["given"])
    let notes = try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
    #expect(notes.first?.value(forKey: "stars") as? Int == 3)
    let metadata = container.persistentStoreCoordinator.persistentStores.first?.metadata
    #expect(metadata?[NSPersistentStoreModelVersionChecksumKey] as? String == checksum(4))
  }

  @Test("a store begins at its version, ends at the app's, and a current one is only opened")
  func positions() throws {
    for (from, to, expected) in [(2, 3, ["will  2", "did 3"]), (3, 4, []), (1, 2, []), (4, 4, [])] {
      let folder = try TemporaryFolder()
      let (file, log) = (try store(from, in: folder), log)
      let manager = NSStagedMigrationManager([
        NSLightweightMigrationStage([checksum(1)]), stage(log), NSLightweightMigrationStage([checksum(4)]),
      ])
      let container = try container(to, file, manager)
      #expect(log.lines == expected && container.viewContext.persistentStoreCoordinator?.persistentStores.count == 1)
    }
    let (folder, log) = (try TemporaryFolder(), log)
    let new = try container(4, folder.file("New.sqlite"), NSStagedMigrationManager([stage(log)]))
    #expect(try log.lines.isEmpty && kinds(new).isEmpty)
  }

  @Test("stages follow each other, and each has its models")
  func chain() throws {
    let folder = try TemporaryFolder()
    let (file, log) = (try store(1, in: folder), log)
    let first = NSCustomMigrationStage(migratingFrom: reference(1), to: reference(2))
    first.willMigrateHandler = { manager, _ in log.add("first", manager.container) }
    first.didMigrateHandler = { manager, _ in log.add("between", manager.container) }
    let last = NSCustomMigrationStage(migratingFrom: reference(3), to: reference(4))
    last.didMigrateHandler = { manager, _ in log.add("last", manager.container) }
    _ = try container(4, file, NSStagedMigrationManager([first, stage(log), last]))
    #expect(log.lines == ["first 1", "between 2", "will  2", "did 3", "last 4"])
  }

  @Test("an error of a handler ends the migration at its model, and the next attempt goes on from there")
  func failingHandler() throws {
    let folder = try TemporaryFolder()
    let (file, log) = (try store(1, in: folder), log)
    let failing = NSCustomMigrationStage(migratingFrom: reference(2), to: reference(3))
    failing.willMigrateHandler = { _, _ in throw CocoaError(.userCancelled) }
    let stages = [NSLightweightMigrationStage([checksum(1)])]
    let error = #expect(throws: CocoaError.self) {
      try container(3, file, NSStagedMigrationManager(stages + [failing]))
    }
    #expect(error?.code == .userCancelled)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: file)
    #expect(metadata[NSPersistentStoreModelVersionChecksumKey] as? String == checksum(2))
    #expect(try kinds(container(3, file, NSStagedMigrationManager(stages + [stage(log)]))) == ["given"])
  }

  @Test("a store that would go backwards, unknown versions and missing options are errors that say so")
  func errors() throws {
    let folder = try TemporaryFolder()
    let file = try store(3, in: folder)
    func code(_ version: Int, _ stages: [NSMigrationStage], infers: Bool = true) throws -> (Int?, String) {
      let error = #expect(throws: CocoaError.self) {
        try container(version, file, NSStagedMigrationManager(stages), infers: infers)
      }
      return (error?.code.rawValue, error?.localizedDescription ?? "")
    }
    let backward = try code(2, [stage(log)])
    #expect(backward == (134_506, "A store file cannot be migrated backwards with staged migration."))
    let stored = try code(4, [NSLightweightMigrationStage([checksum(1), checksum(4)])])
    #expect(stored.0 == 134_504 && stored.1.hasPrefix("Cannot use staged migration with an unknown model version."))
    let own = try code(4, [stage(log)])
    #expect(own.0 == 134_504)
    #expect(own.1.hasPrefix("Cannot use staged migration with an unknown coordinator model version."))
    let options = try code(4, [stage(log), NSLightweightMigrationStage([checksum(4)])], infers: false)
    #expect(options.0 == 134_110 && options.1.hasPrefix("Staged migration was requested with"))
    let missing = NSManagedObjectModelReference(name: "Nowhere", in: nil, versionChecksum: "x")
    let reference = try code(4, [NSCustomMigrationStage(migratingFrom: missing, to: reference(4))])
    #expect(
      reference
        == (134_504, "The model reference to 'Nowhere' cannot be found among the app's data models."))
    let wrong = try code(
      4, [NSCustomMigrationStage(migratingFrom: self.reference(3, checksum(4)), to: self.reference(4))])
    #expect(wrong.0 == 134_504 && wrong.1.contains("has the checksum '\(checksum(4))' of another version"))
  }

  @Test("a version in two stages is reported, other than the one between two custom ones")
  func duplicates() throws {
    let reports = ReportCollector.reports {
      _ = NSStagedMigrationManager([
        NSCustomMigrationStage(migratingFrom: reference(1), to: reference(2)), stage(log),
      ])
      _ = NSStagedMigrationManager([NSLightweightMigrationStage([checksum(1), checksum(2)]), stage(log)])
    }
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("Duplicate version checksums across stages detected: '\(checksum(2))'") == true)
  }

  // MARK: - Files

  /// A bundle with three versions of a model: the third requires what the second adds, the fourth adds more.
  private func bundle(in folder: TemporaryFolder) throws -> Bundle {
    let attributes = [
      "", #"<attribute name="kind" optional="YES" attributeType="String"/>"#,
      #"<attribute name="kind" attributeType="String"/>"#,
      #"<attribute name="kind" attributeType="String"/><attribute name="more" optional="YES" attributeType="String"/>"#,
    ]
    for (place, text) in attributes.enumerated() {
      let name = place == 0 ? "Shop" : "Shop \(place == 3 ? 10 : place + 1)"
      let version = folder.file("App.bundle/Shop.momd/\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      let model =
        #"<model><entity name="Note"><attribute name="text" optional="YES" attributeType="String"/>\#(text)</entity></model>"#
      try Data(model.utf8).write(to: version.appendingPathComponent("contents"))
    }
    return try #require(Bundle(path: folder.file("App.bundle").path))
  }

  private func version(_ name: String, in folder: TemporaryFolder) throws -> NSManagedObjectModel {
    try #require(NSManagedObjectModel(contentsOf: folder.file("App.bundle/Shop.momd/\(name).mom")))
  }

  @Test("a reference finds its model by the name, the file or the hashes of its entities")
  func references() throws {
    let folder = try TemporaryFolder()
    let bundle = try bundle(in: folder)
    let second = try version("Shop 2", in: folder)
    let checksum = second.versionChecksum
    let references = [
      NSManagedObjectModelReference(name: "Shop 2", in: bundle, versionChecksum: checksum),
      NSManagedObjectModelReference(
        fileURL: folder.file("App.bundle/Shop.momd/Shop 2.mom"), versionChecksum: checksum),
      NSManagedObjectModelReference(
        entityVersionHashes: second.entityVersionHashesByName, in: bundle, versionChecksum: checksum),
    ]
    for reference in references {
      #expect(reference.resolvedModel.versionChecksum == checksum && reference.versionChecksum == checksum)
      #expect(reference.resolvedModel === reference.resolvedModel)
    }
    let missing = NSManagedObjectModelReference(name: "Shop 4", in: bundle, versionChecksum: "")
    let reports = ReportCollector.reports { #expect(missing.resolvedModel.entities.isEmpty) }
    #expect(reports == ["The model reference to 'Shop 4' cannot be found among the app's data models."])
  }

  @Test("checksums of Xcode stand for the models of references, and for the other versions in their order")
  func foreignChecksums() throws {
    let folder = try TemporaryFolder()
    let bundle = try bundle(in: folder)
    let file = folder.file("Shop.sqlite")
    let context = try Notes.container(version("Shop", in: folder), url: file).viewContext
    NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("a", forKey: "text")
    try context.save()
    let stage = NSCustomMigrationStage(
      migratingFrom: NSManagedObjectModelReference(name: "Shop 2", in: bundle, versionChecksum: "Xcode's 2"),
      to: NSManagedObjectModelReference(name: "Shop 3", in: bundle, versionChecksum: "Xcode's 3"))
    var calls = 0
    stage.willMigrateHandler = { manager, _ in
      calls += 1
      let context = try #require(manager.container).viewContext
      let notes = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
      for note in notes { note.setValue("given", forKey: "kind") }
      try context.save()
    }
    func migrate(_ stages: [NSMigrationStage]) throws {
      try StagedMigration(
        manager: NSStagedMigrationManager(stages), url: file, type: NSSQLiteStoreType, configuration: nil,
        options: [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true],
        model: version("Shop 10", in: folder), bundles: [bundle]
      ).run()
    }
    let error = #expect(throws: CocoaError.self) {
      try migrate([NSLightweightMigrationStage(["Xcode's 0", "Xcode's 1", "Xcode's 4"]), stage])
    }
    #expect(error?.code.rawValue == 134_504 && calls == 0)
    try migrate([NSLightweightMigrationStage(["Xcode's 1"]), stage, NSLightweightMigrationStage(["Xcode's 10"])])
    #expect(calls == 1)
    #expect(try kinds(Notes.container(version("Shop 10", in: folder), url: file)) == ["given"])
  }
}
