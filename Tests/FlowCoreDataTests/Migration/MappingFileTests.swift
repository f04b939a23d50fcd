import FlowFoundation
import FlowObjectiveC
import Foundation
import Testing

@testable import FlowCoreData
@testable import SwiftUI

/// A policy as the commands prepare it: the mapping model calls its method by the name that Objective-C has for it.
final class TitlePolicy: NSEntityMigrationPolicy {
  func title(forTitle title: String) -> String { title.uppercased() }

  override class var _methods: [Selector] { [_selector(TitlePolicy.title(forTitle:), "titleForTitle:")] }
}

/// An app's bundle with two versions of a model and a mapping model, removed with its owner.
private final class ShopBundle {
  let folder: TemporaryFolder

  /// `FUNCTION($entityPolicy, "titleForTitle:", $source.title)`
  static let policy = """
    YnBsaXN0MDDUAQIDBAUGRUhZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKvEBIHCBMYHR4lKisuLzM4\
    PD4/QENVJG51bGzVCQoLDA0ODxARElYkY2xhc3NbTlNBcmd1bWVudHNfEBBOU0V4cHJlc3Npb25UeXBlWU5TT3BlcmFuZF5OU1NlbGVjdG9yTmFt\
    ZYARgBAQBIANgA/VCQoLDA0UFRAWF4AMgAuABoAJ0wkLGRobHFlOU0tleVBhdGiABRAKgARVdGl0bGXSHyAhIlgkY2xhc3Nlc1okY2xhc3NuYW1l\
    oyIjJF8QHE5TS2V5UGF0aFNwZWNpZmllckV4cHJlc3Npb25cTlNFeHByZXNzaW9uWE5TT2JqZWN00wkLJicoKVpOU1ZhcmlhYmxlgAgQAoAHVnNv\
    dXJjZdIfICwtoy0jJF8QFE5TVmFyaWFibGVFeHByZXNzaW9uXxAQdmFsdWVGb3JLZXlQYXRoOtIfIDAxozEyJF5OU011dGFibGVBcnJheVdOU0Fy\
    cmF50gk0NTZaTlMub2JqZWN0c4AKoTeAA9IfIDk6pDo7IyRfEBNOU0tleVBhdGhFeHByZXNzaW9uXxAUTlNGdW5jdGlvbkV4cHJlc3Npb27TCQsm\
    Jyg9gA5cZW50aXR5UG9saWN5XnRpdGxlRm9yVGl0bGU60gk0NUGhQoAC0h8gRDujOyMk0UZHVHJvb3SAARIAAYagAAgAEQAbACQAKQAyAEQAWQBf\
    AGoAcQB9AJAAmgCpAKsArQCvALEAswC+AMAAwgDEAMYAzQDXANkA2wDdAOMA6ADxAPwBAAEfASwBNQE8AUcBSQFLAU0BVAFZAV0BdAGHAYwBkAGf\
    AacBrAG3AbkBuwG9AcIBxwHdAfQB+wH9AgoCGQIeAiACIgInAisCLgIzAjUAAAAAAAACAQAAAAAAAABJAAAAAAAAAAAAAAAAAAACOg==
    """

  /// A conditional expression.
  static let conditional = """
    YnBsaXN0MDDUAQIDBAUGFBdZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKjBwgNVSRudWxs0gkKCwxW\
    JGNsYXNzXxAQTlNFeHByZXNzaW9uVHlwZYACEBTSDg8QEVgkY2xhc3Nlc1okY2xhc3NuYW1loxESE18QE05TVGVybmFyeUV4cHJlc3Npb25cTlNF\
    eHByZXNzaW9uWE5TT2JqZWN00RUWVHJvb3SAARIAAYagCBEbJCkyREhOU1ptb3F2f4qOpLG6vcLEAAAAAAAAAQEAAAAAAAAAGAAAAAAAAAAAAAAA\
    AAAAAMk=
    """

  init(
    value: String = ShopBundle.policy, policy: String = "FlowCoreDataTests.TitlePolicy", old: String = "Shop 1",
    filter: String = "count &gt; 0"
  ) throws {
    folder = try TemporaryFolder()
    try write(
      """
      <entity name="Book">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="0"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" \
      inverseName="books" inverseEntity="Shelf"/>
      </entity>
      \(Self.shelf)
      <entity name="Draft"><attribute name="text" optional="YES" attributeType="String"/></entity>
      """, version: "Shop 1")
    try write(
      """
      <entity name="Book">
        <attribute name="name" attributeType="String"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="0"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" \
      inverseName="books" inverseEntity="Shelf"/>
      </entity>
      \(Self.shelf)
      <entity name="Author"><attribute name="name" optional="YES" attributeType="String"/></entity>
      """, version: "Shop 2")
    let mapping = folder.file("App.bundle/Shop 1 to 2.cdm")
    try FileManager.default.createDirectory(at: mapping, withIntermediateDirectories: true)
    let text = """
      <?xml version="1.0" standalone="yes"?>
      <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">
      <database>
        \(object("ATTRIBUTE", "z1", ["name": "name", "valueexpressiondata": value]))
        \(object("ATTRIBUTE", "z2", ["name": "count"]))
        \(object("RELATIONSHIP", "z3", [
          "name": "shelf", "autogenerateexpression": "1", "sourcekeypath": "$source.shelf",
          "sourcemappingname": "ShelfToShelf",
        ]))
        \(object("ENTITY", "z4", [
          "sourcename": "Book", "destinationname": "Book", "mappingnumber": "3", "migrationpolicyclassname": policy,
          "sourcefilterpredicatestring": filter,
        ], ["attributemappings": "z1 z2", "relationshipmappings": "z3"]))
        \(object("ATTRIBUTE", "z5", ["name": "name"]))
        \(object("RELATIONSHIP", "z6", ["name": "books", "autogenerateexpression": "1"]))
        \(object("ENTITY", "z7", ["sourcename": "Shelf", "destinationname": "Shelf", "mappingnumber": "2"], [
          "attributemappings": "z5", "relationshipmappings": "z6",
        ]))
        \(object("ENTITY", "z8", ["destinationname": "Author", "mappingnumber": "1"]))
        \(object("ENTITY", "z9", ["sourcename": "Draft", "mappingnumber": "4"]))
        \(object("MODEL", "z10", [
          "sourcemodelpath": "App/Shop.xcdatamodeld/\(old).xcdatamodel",
          "destinationmodelpath": "App/Shop.xcdatamodeld/Shop 2.xcdatamodel",
        ], ["entitymappings": "z4 z7 z8 z9"]))
      </database>
      """
    try Data(text.utf8).write(to: mapping.appendingPathComponent("xcmapping.xml"))
  }

  private static let shelf = """
    <entity name="Shelf">
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" \
    inverseName="shelf" inverseEntity="Book"/>
    </entity>
    """

  private func object(
    _ kind: String, _ id: String, _ values: [String: String], _ references: [String: String] = [:]
  ) -> String {
    let attributes = values.sorted { $0.key < $1.key }.map { "<attribute name=\"\($0.key)\">\($0.value)</attribute>" }
    let relationships = references.sorted { $0.key < $1.key }
      .map { "<relationship name=\"\($0.key)\" idrefs=\"\($0.value)\"></relationship>" }
    let type = kind == "MODEL" ? "XDDEVMAPPINGMODEL" : "XDDEV\(kind)MAPPING"
    return "<object type=\"\(type)\" id=\"\(id)\">\((attributes + relationships).joined())</object>"
  }

  private func write(_ entities: String, version: String) throws {
    let place = folder.file("App.bundle/Shop.momd/\(version).xcdatamodel")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("<model>\(entities)</model>".utf8).write(to: place.appendingPathComponent("contents"))
  }

  var bundle: Bundle { get throws { try #require(Bundle(path: folder.file("App.bundle").path)) } }

  func model(_ version: String) throws -> NSManagedObjectModel {
    try #require(
      NSManagedObjectModel(contentsOf: folder.file("App.bundle/Shop.momd/\(version).xcdatamodel")))
  }

  /// A store of the first version with two books on a shelf, of which one is sold, and a draft.
  func makeStore() throws -> URL {
    let file = folder.file("Shop.sqlite")
    let context = try Notes.container(model("Shop 1"), url: file).viewContext
    let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    shelf.setValue("Fiction", forKey: "name")
    for (title, count) in [("Emma", 2), ("Sold", 0)] {
      let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
      book.setValue(title, forKey: "title")
      book.setValue(count, forKey: "count")
      book.setValue(shelf, forKey: "shelf")
    }
    NSEntityDescription.insertNewObject(forEntityName: "Draft", into: context).setValue("x", forKey: "text")
    try context.save()
    return file
  }

  /// What a store of the second version has: `name count shelf` of each book.
  func books(in file: URL) throws -> [String] {
    let context = try Notes.container(model("Shop 2"), url: file).viewContext
    let books = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))
    return books.map { book in
      let shelf = (book.value(forKey: "shelf") as? NSManagedObject)?.value(forKey: "name") as? String
      let name = book.value(forKey: "name") as? String
      return "\(name ?? "-") \(book.value(forKey: "count") as? Int ?? -1) \(shelf ?? "-")"
    }
  }
}

@MainActor
struct MappingFileTests {
  @Test("the mapping model of two versions is found in a bundle, and a manager migrates with it")
  func manager() throws {
    let shop = try ShopBundle()
    let (old, new, store) = (try shop.model("Shop 1"), try shop.model("Shop 2"), try shop.makeStore())
    let mapping = try #require(
      NSMappingModel(from: [shop.bundle], forSourceModel: old, destinationModel: new))
    #expect(mapping.entityMappings.map(\.name) == ["Author", "ShelfToShelf", "BookToBook", "Draft"])
    #expect(
      mapping.entityMappings.map(\.mappingType) == [
        .addEntityMappingType, .copyEntityMappingType, .customEntityMappingType, .removeEntityMappingType,
      ])
    let book = try #require(mapping.entityMappingsByName["BookToBook"])
    #expect(book.attributeMappings?.map(\.name) == ["count", "name"])
    #expect(book.attributeMappings?.first?.valueExpression?.description == "$source.count")
    #expect(book.sourceEntityVersionHash == old.entitiesByName["Book"]?.versionHash)
    let destination = shop.folder.file("New.sqlite")
    try NSMigrationManager(sourceModel: old, destinationModel: new)
      .migrateStore(from: store, type: .sqlite, mapping: mapping, to: destination, type: .sqlite)
    #expect(try shop.books(in: destination) == ["EMMA 2 Fiction"])
    #expect(try NSMappingModel(from: [shop.bundle], forSourceModel: new, destinationModel: old) == nil)
    let file = shop.folder.file("App.bundle/Shop 1 to 2.cdm")
    #expect(NSMappingModel(contentsOf: file)?.entityMappings.count == 4)
    #expect(NSMappingModel(contentsOf: nil) == nil)
  }

  @Test("a store is migrated with the mapping model when it is opened, and keeps its identifier")
  func automatic() throws {
    let shop = try ShopBundle()
    let store = try shop.makeStore()
    func identifier() throws -> String? {
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: store)
      return metadata[NSStoreUUIDKey] as? String
    }
    let before = try identifier()
    try NSPersistentStoreCoordinator.setMetadata(["note": "mine"], type: .sqlite, at: store)
    let upgrade = try StoreUpgrade(
      url: store, type: NSSQLiteStoreType, model: shop.model("Shop 2"), canInfer: false, bundles: [shop.bundle])
    try upgrade.run()
    #expect(try shop.books(in: store) == ["EMMA 2 Fiction"])
    #expect(try identifier() == before)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: store)
    #expect(metadata["note"] as? String == "mine")
    // The second time there is nothing to do.
    try upgrade.run()
    let context = try Notes.container(shop.model("Shop 2"), url: store).viewContext
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    book.setValue("New", forKey: "name")
    try context.save()
    #expect(try shop.books(in: store).sorted() == ["EMMA 2 Fiction", "New 0 -"])
    let names = try FileManager.default.contentsOfDirectory(atPath: shop.folder.url.path)
    #expect(!names.contains { $0.contains("migrationdestination") })
  }

  @Test("the history of a migrated store is gone, and goes on behind the places that were kept")
  func history() throws {
    let shop = try ShopBundle()
    let store = try shop.makeStore()
    func context(_ version: String) throws -> NSManagedObjectContext {
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try shop.model(version))
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: store,
        options: [NSPersistentHistoryTrackingKey: true as NSNumber])
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.persistentStoreCoordinator = coordinator
      _ = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
      try context.save()
      return context
    }
    let kept = try #require(
      context("Shop 1").persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil))
    try StoreUpgrade(
      url: store, type: NSSQLiteStoreType, model: shop.model("Shop 2"), canInfer: false, bundles: [shop.bundle]
    ).run()
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: kept)
    let result = try context("Shop 2").execute(request) as? NSPersistentHistoryResult
    let saves = try #require(result?.result as? [NSPersistentHistoryTransaction])
    #expect(saves.map(\.transactionNumber) == [2])
  }

  @Test("without a mapping model, a store is left to the changes of its tables, or cannot be opened")
  func missing() throws {
    let shop = try ShopBundle()
    let (store, empty) = (try shop.makeStore(), try TemporaryFolder())
    try FileManager.default.createDirectory(at: empty.file("A.bundle"), withIntermediateDirectories: true)
    let none = try #require(Bundle(path: empty.file("A.bundle").path))
    func run(_ version: String, canInfer: Bool, _ bundle: Bundle) throws {
      try StoreUpgrade(
        url: store, type: NSSQLiteStoreType, model: shop.model(version), canInfer: canInfer, bundles: [bundle]
      ).run()
    }
    try run("Shop 2", canInfer: true, none)
    let source = #expect(throws: CocoaError.self) { try run("Shop 2", canInfer: false, none) }
    #expect(source?.code == .migrationMissingSourceModel)
    #expect(source?.localizedDescription == "The model of the store is not among the app's data models.")
    try FileManager.default.removeItem(at: shop.folder.file("App.bundle/Shop 1 to 2.cdm"))
    let mapping = #expect(throws: CocoaError.self) { try run("Shop 2", canInfer: false, shop.bundle) }
    #expect(mapping?.code == .migrationMissingMappingModel)
    #expect(mapping?.localizedDescription == "No mapping model leads from the store's model to the app's.")
    try run("Shop 1", canInfer: false, none)
  }

  @Test("a mapping model whose values cannot be computed is named, and nothing is migrated")
  func expressions() throws {
    let shop = try ShopBundle(value: ShopBundle.conditional)
    let (old, new, store) = (try shop.model("Shop 1"), try shop.model("Shop 2"), try shop.makeStore())
    let bundle = try shop.bundle
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Text(verbatim: ""))
    screen.perform {
      #expect(NSMappingModel(from: [bundle], forSourceModel: old, destinationModel: new) == nil)
    }
    let message = """
      The mapping model 'Shop 1 to 2.cdm' cannot be used: 'BookToBook.name' has an expression of a kind that is not known \
      here.
      """
    #expect(screen.graph.issues.map(\.message) == [message])
    // Inferring would lose what the mapping model keeps.
    for canInfer in [false, true] {
      let error = #expect(throws: CocoaError.self) {
        try StoreUpgrade(url: store, type: NSSQLiteStoreType, model: new, canInfer: canInfer, bundles: [bundle]).run()
      }
      #expect(error?.code == .migrationMissingMappingModel && error?.localizedDescription == message)
    }
    _ = try Notes.container(old, url: store)
  }

  @Test("a filter that is no predicate is named, and nothing is migrated")
  func filters() throws {
    let shop = try ShopBundle(filter: "count &gt;")
    let (old, new, store) = (try shop.model("Shop 1"), try shop.model("Shop 2"), try shop.makeStore())
    let bundle = try shop.bundle
    let error = #expect(throws: CocoaError.self) {
      try StoreUpgrade(url: store, type: NSSQLiteStoreType, model: new, canInfer: true, bundles: [bundle]).run()
    }
    #expect(
      error?.localizedDescription
        == "The mapping model 'Shop 1 to 2.cdm' cannot be used: the filter 'count >' of 'BookToBook' is no predicate.")
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: store)
    #expect(old.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
  }

  @Test("a version that the app does not have, and a method that a policy does not have, are named")
  func names() throws {
    let (strange, plain) = (try ShopBundle(old: "Shop 0"), try ShopBundle(policy: "NSEntityMigrationPolicy"))
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Text(verbatim: ""))
    let file = strange.folder.file("App.bundle/Shop 1 to 2.cdm")
    screen.perform { #expect(NSMappingModel(contentsOf: file) == nil) }
    let (old, new, store) = (try plain.model("Shop 1"), try plain.model("Shop 2"), try plain.makeStore())
    let bundle = try plain.bundle
    screen.perform {
      let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
      let mapping = NSMappingModel(from: [bundle], forSourceModel: old, destinationModel: new)
      #expect(throws: CocoaError.self) {
        try manager.migrateStore(
          from: store, sourceType: NSSQLiteStoreType, options: nil, with: mapping,
          toDestinationURL: plain.folder.file("New.sqlite"), destinationType: NSSQLiteStoreType, destinationOptions: nil
        )
      }
    }
    #expect(
      screen.graph.issues.map(\.message) == [
        """
        The mapping model 'Shop 1 to 2.cdm' cannot be read: it names the version \
        'App/Shop.xcdatamodeld/Shop 0.xcdatamodel', which is not among the app's data models.
        """,
        """
        A mapping model calls the method 'titleForTitle:' of NSEntityMigrationPolicy, which has no method of this name that \
        is marked '@objc'.
        """,
      ])
  }
}
