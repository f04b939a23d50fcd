import FlowCoreData
import Foundation
import Testing

@MainActor
struct StoreTests {
  @Test("an added, a renamed and a removed attribute need no plan; defaults fill the rows")
  func lightweightMigration() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    do {
      let old = Notes.model(extra: [
        Notes.attribute("author", .stringAttributeType), Notes.attribute("gone", .stringAttributeType),
      ])
      let context = try Notes.container(old, url: file).viewContext
      context.note("A").setValue("Ann", forKey: "author")
      try context.save()
    }
    let writer = Notes.attribute("writer", .stringAttributeType)
    writer.renamingIdentifier = "author"
    let stars = Notes.attribute("stars", .integer32AttributeType, optional: false, default: 3)
    let context = try Notes.container(Notes.model(extra: [writer, stars]), url: file).viewContext
    let note = try #require(try context.notes().first)
    #expect(note.value(forKey: "writer") as? String == "Ann" && note.value(forKey: "stars") as? Int == 3)
  }

  @Test("a required attribute without a default, and a store that must not be migrated, are errors")
  func refusedMigration() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    do {
      let context = try Notes.container(url: file).viewContext
      context.note("A")
      try context.save()
    }
    let required = Notes.model(extra: [Notes.attribute("stars", .integer32AttributeType, optional: false)])
    let error = #expect(throws: CocoaError.self) { try Notes.container(required, url: file) }
    #expect(error?.code == .inferredMappingModel)
    let coordinator = NSPersistentStoreCoordinator(
      managedObjectModel: Notes.model(extra: [Notes.attribute("stars", .integer32AttributeType)]))
    let other = #expect(throws: CocoaError.self) {
      try coordinator.addPersistentStore(type: .sqlite, at: file)
    }
    #expect(other?.code == .persistentStoreIncompatibleVersionHash)
    #expect(try Notes.container(url: file).viewContext.texts() == ["A"])
  }

  @Test("a file that is no store, and a damaged one, are errors")
  func damagedFiles() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    try Data("This is no database, but a text that is long enough.".utf8).write(to: file)
    let error = #expect(throws: CocoaError.self) { try Notes.container(url: file) }
    #expect(error?.code == .persistentStoreOpen)
  }

  @Test("memory stores are separate, and a destroyed file is gone")
  func separateStores() throws {
    let (first, second) = (try Notes.container().viewContext, try Notes.container().viewContext)
    first.note("A")
    try first.save()
    #expect(try second.texts() == [])
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    let container = try Notes.container(url: file)
    container.viewContext.note("A")
    try container.viewContext.save()
    try container.persistentStoreCoordinator.destroyPersistentStore(at: file, type: .sqlite)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try Notes.container(url: file).viewContext.texts() == [])
  }

  @Test("a store is copied to another file, with the coordinator or without")
  func copying() throws {
    let folder = try TemporaryFolder()
    let (file, second, third) = (folder.file("A.sqlite"), folder.file("B.sqlite"), folder.file("C.sqlite"))
    let container = try Notes.container(url: file)
    let context = container.viewContext
    context.note("A")
    try context.save()
    let coordinator = container.persistentStoreCoordinator
    let store = try #require(coordinator.persistentStores.first)
    try coordinator.replacePersistentStore(at: third, withPersistentStoreFrom: file, type: .sqlite)
    try coordinator.migratePersistentStore(store, to: second, type: .sqlite)
    #expect(coordinator.persistentStores.map(\.url) == [second])
    context.reset()
    context.note("B", rank: 1)
    try context.save()
    #expect(try Notes.container(url: file).viewContext.texts() == ["A"])
    #expect(try Notes.container(url: second).viewContext.texts() == ["A", "B"])
    #expect(try Notes.container(url: third).viewContext.texts() == ["A"])
  }

  @Test("a store that cannot be written cannot be saved")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    do {
      let context = try Notes.container(url: file).viewContext
      context.note("A")
      try context.save()
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Notes.model())
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: file, options: [NSReadOnlyPersistentStoreOption: true])
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    #expect(try context.texts() == ["A"])
    context.note("B")
    #expect(throws: CocoaError.self) { try context.save() }
  }

  @Test("observers are told of stores that are added and removed, and there is no rest of a deferred migration")
  func notifications() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Notes.model())
    var told: [String] = []
    let names: [Notification.Name] = [
      .NSPersistentStoreCoordinatorStoresWillChange, .NSPersistentStoreCoordinatorStoresDidChange,
      .NSPersistentStoreCoordinatorWillRemoveStore,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let store = notification.object as? NSPersistentStore
        guard notification.object as AnyObject === coordinator || store?.persistentStoreCoordinator === coordinator
        else {
          return
        }
        let keys = [NSAddedPersistentStoresKey, NSRemovedPersistentStoresKey].filter {
          (notification.userInfo?[$0] as? [NSPersistentStore])?.count == 1
        }
        let text = notification.name.rawValue.replacing("NSPersistentStoreCoordinator", with: "")
        let line = "\(text.replacing("Notification", with: "")) \(keys.joined())"
        MainActor.assumeIsolated { told.append("\(line) \(coordinator.persistentStores.count)") }
      }
    }
    defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
    let options = [NSPersistentStoreDeferredLightweightMigrationOptionKey: true]
    let store = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: options)
    try coordinator.remove(store)
    try coordinator.remove(store)
    #expect(
      told == [
        "StoresWillChange added 0", "StoresDidChange added 1", "StoresWillChange removed 1", "WillRemoveStore  1",
        "StoresDidChange removed 0",
      ])
    #expect(store.metadata[NSPersistentStoreDeferredLightweightMigrationOptionKey] == nil)
    try coordinator.finishDeferredLightweightMigration()
    try coordinator.finishDeferredLightweightMigrationTask()
  }
}
