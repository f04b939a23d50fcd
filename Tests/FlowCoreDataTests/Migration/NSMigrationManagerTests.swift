import FlowCoreData
import FlowFoundation
import Foundation
import Testing

@testable import SwiftUI

/// Makes a folder for the first letter of each note.
final class LetterPolicy: NSEntityMigrationPolicy {
  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    let new = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance]).first
    let text = sInstance.value(forKey: "text") as? String ?? ""
    if text == "bad" { throw CocoaError(.validationStringPatternMatching) }
    new?.setValue(text.uppercased(), forKey: "text")
  }
}

@MainActor
struct NSMigrationManagerTests {
  /// A store with two notes in a folder, and a tag of both.
  private func makeStore(_ model: NSManagedObjectModel, in folder: TemporaryFolder) throws -> URL {
    let file = folder.file("Old.sqlite")
    let context = try Notes.container(model, url: file).viewContext
    let shelf = context.folder("Shelf")
    let (first, second) = (context.note("a", rank: 1, folder: shelf), context.note("b", rank: 2, folder: shelf))
    shelf.pinned = NSOrderedSet(array: [second, first])
    let tag = Tag(context: context)
    tag.name = "both"
    tag.notes = NSSet(array: [first, second])
    first.setValue("Ann", forKey: "author")
    try context.save()
    return file
  }

  private let old = Notes.model(extra: [Notes.attribute("author", .stringAttributeType)])

  private var new: NSManagedObjectModel {
    let writer = Notes.attribute("writer", .stringAttributeType)
    writer.renamingIdentifier = "author"
    return Notes.model(extra: [writer, Notes.attribute("stars", .integer32AttributeType, optional: false, default: 3)])
  }

  @Test("an inferred mapping copies objects with their relationships to a new store")
  func inferred() throws {
    let folder = try TemporaryFolder()
    let (source, destination) = (try makeStore(old, in: folder), folder.file("New.sqlite"))
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
    #expect(
      mapping.entityMappings.map(\.name).sorted() == ["IEM_Copy_Folder", "IEM_Copy_Tag", "IEM_Transform_Note"])
    let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
    try manager.migrateStore(
      from: source, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: destination,
      destinationType: NSSQLiteStoreType, destinationOptions: nil)
    #expect(manager.migrationProgress == 1)
    let context = try Notes.container(new, url: destination).viewContext
    let notes = try context.notes()
    #expect(notes.map(\.text) == ["a", "b"])
    #expect(notes.map { $0.value(forKey: "writer") as? String } == ["Ann", nil])
    #expect(notes.map { $0.value(forKey: "stars") as? Int } == [3, 3])
    #expect(notes.allSatisfy { $0.folder?.title == "Shelf" && $0.tags.map(\.name) == ["both"] })
    #expect(notes.first?.folder?.pinned?.array.map { ($0 as? Note)?.text } == ["b", "a"])
    #expect(try Notes.container(old, url: source).viewContext.texts() == ["a", "b"])
  }

  @Test("a policy makes the objects, and expressions and filters choose values and objects")
  func policy() throws {
    let folder = try TemporaryFolder()
    let (source, destination) = (try makeStore(old, in: folder), folder.file("New.sqlite"))
    let mapping = NSMappingModel()
    let notes = NSEntityMapping()
    notes.name = "NoteToNote"
    notes.mappingType = .customEntityMappingType
    (notes.sourceEntityName, notes.destinationEntityName) = ("Note", "Note")
    notes.entityMigrationPolicyClassName = "FlowCoreDataTests.LetterPolicy"
    let rank = NSPropertyMapping()
    rank.name = "rank"
    rank.valueExpression = FlowFoundation.NSExpression(format: "$source.rank + 10")
    notes.attributeMappings = [rank]
    mapping.entityMappings = [notes]
    let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
    try manager.migrateStore(from: source, type: .sqlite, mapping: mapping, to: destination, type: .sqlite)
    let found = try Notes.container(new, url: destination).viewContext.notes()
    #expect(found.map(\.text) == ["A", "B"] && found.map(\.rank) == [11, 12])
    #expect(found.allSatisfy { $0.folder == nil })
  }

  @Test("a migration that fails leaves no new store")
  func failure() throws {
    let folder = try TemporaryFolder()
    let (source, destination) = (try makeStore(old, in: folder), folder.file("New.sqlite"))
    do {
      let context = try Notes.container(old, url: source).viewContext
      context.note("bad", rank: 3)
      try context.save()
    }
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
    mapping.entityMappingsByName["IEM_Transform_Note"]?.entityMigrationPolicyClassName = "LetterPolicy"
    let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
    let error = #expect(throws: CocoaError.self) {
      try manager.migrateStore(from: source, type: .sqlite, mapping: mapping, to: destination, type: .sqlite)
    }
    #expect(error?.code == .validationStringPatternMatching)
    #expect(!FileManager.default.fileExists(atPath: destination.path))
    let missing = #expect(throws: CocoaError.self) {
      try manager.migrateStore(
        from: source, sourceType: NSSQLiteStoreType, options: nil, with: nil, toDestinationURL: destination,
        destinationType: NSSQLiteStoreType, destinationOptions: nil)
    }
    #expect(missing?.code == .migrationMissingMappingModel)
    #expect(missing?.localizedDescription == "The migration has no mapping model.")
  }

  @Test("a policy that the program does not have, and a file with a mapping model, are reported")
  func reports() throws {
    let folder = try TemporaryFolder()
    let source = try makeStore(old, in: folder)
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
    mapping.entityMappingsByName["IEM_Copy_Tag"]?.entityMigrationPolicyClassName = "App.Missing"
    let bundle = folder.file("App.bundle")
    try FileManager.default.createDirectory(
      at: bundle.appendingPathComponent("OldToNew.xcmappingmodel"), withIntermediateDirectories: true)
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Text(verbatim: ""))
    screen.perform {
      let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
      #expect(throws: Never.self) {
        try manager.migrateStore(
          from: source, type: .sqlite, mapping: mapping, to: folder.file("New.sqlite"), type: .sqlite)
      }
    }
    screen.perform {
      let found = NSMappingModel(
        from: [Bundle(path: bundle.path)].compactMap(\.self), forSourceModel: old, destinationModel: new)
      #expect(found == nil)
    }
    #expect(
      screen.graph.issues.map(\.message) == [
        "The mapping 'IEM_Copy_Tag' names the policy 'App.Missing', which the program does not have; the standard one is used.",
        "The mapping model 'OldToNew.xcmappingmodel' cannot be read: there is no such file.",
      ])
  }

  @Test("a required attribute without a value cannot be inferred")
  func notInferred() throws {
    let required = Notes.model(extra: [Notes.attribute("stars", .integer32AttributeType, optional: false)])
    let error = #expect(throws: CocoaError.self) {
      try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: required)
    }
    #expect(error?.code == .inferredMappingModel)
    #expect(
      error?.localizedDescription
        == "No mapping of 'Note' can be inferred: 'stars' is required, and has no former value and no default.")
  }
}
