import FlowCoreData
import Foundation
import Testing

@Suite("What is known of a store without opening it") @MainActor
struct StoreMetadataTests {
  @Test("the hashes of a store say which model it was made with")
  func compatibility() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    let model = Notes.model()
    do {
      let context = try Notes.container(model, url: file).viewContext
      context.note("A")
      try context.save()
    }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      type: .sqlite, at: file)
    #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
    #expect(metadata[NSStoreUUIDKey] is String)
    #expect(model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    // The order and the values without effect on what is stored do not count.
    #expect(Notes.model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    let newer = Notes.model(extra: [Notes.attribute("stars", .integer32AttributeType)])
    #expect(!newer.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    _ = try Notes.container(newer, url: file)
    let after = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: file)
    #expect(newer.isConfiguration(withName: nil, compatibleWithStoreMetadata: after))
    #expect(after[NSStoreUUIDKey] as? String == metadata[NSStoreUUIDKey] as? String)
  }

  @Test("a modifier alone makes another version, which is refused without a migration")
  func modifier() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    _ = try Notes.container(url: file)
    let model = Notes.model()
    let attribute = try #require(model.entitiesByName["Note"]?.attributesByName["text"])
    let before = attribute.versionHash
    attribute.versionHashModifier = "2"
    #expect(attribute.versionHash != before && attribute.versionHash.count == 32)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let error = #expect(throws: CocoaError.self) {
      try coordinator.addPersistentStore(type: .sqlite, at: file)
    }
    #expect(error?.code == .persistentStoreIncompatibleVersionHash)
    _ = try Notes.container(model, url: file)
    #expect(
      model.isConfiguration(
        withName: nil,
        compatibleWithStoreMetadata: try NSPersistentStoreCoordinator.metadataForPersistentStore(
          type: .sqlite, at: file)))
  }

  @Test("what an app notes about a store is known at the next launch, and to others that do not open it")
  func ownValues() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    let type = NSSQLiteStoreType
    do {
      let coordinator = try Notes.container(url: file).persistentStoreCoordinator
      let store = try #require(coordinator.persistentStores.first)
      var metadata = coordinator.metadata(for: store)
      metadata["imports"] = 3
      coordinator.setMetadata(metadata, for: store)
      #expect(store.metadata["imports"] as? Int == 3)
      coordinator.setMetadata(["imports": 3], for: store)
      #expect(store.metadata[NSStoreUUIDKey] as? String == store.identifier)
    }
    var metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: type, at: file)
    #expect(metadata["imports"] as? Int == 3)
    metadata["imports"] = 4
    try NSPersistentStoreCoordinator.setMetadata(metadata, forPersistentStoreOfType: type, at: file)
    let store = try Notes.container(url: file).persistentStoreCoordinator.persistentStores.first
    #expect(store?.metadata["imports"] as? Int == 4 && store?.metadata[NSStoreTypeKey] as? String == type)
    let error = #expect(throws: CocoaError.self) {
      try NSPersistentStoreCoordinator.setMetadata(["model": Notes.model()], type: .sqlite, at: file)
    }
    #expect(error?.code == .persistentStoreSave)
  }

  @Test("a missing file, a foreign one and an empty one have no metadata")
  func foreign() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    func code() -> CocoaError.Code? {
      let error = #expect(throws: CocoaError.self) {
        _ = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: file)
      }
      return error?.code
    }
    #expect(code() == .fileReadNoSuchFile)
    try Data().write(to: file)
    #expect(code() == .persistentStoreOpen)
    try Data("This is no database, but a text that is long enough.".utf8).write(to: file)
    #expect(code() == .fileReadCorruptFile)
  }
}
