import Foundation
import Testing

@testable import FlowCoreData

@Suite("Stores of Core Data on full disks and in damaged files") @MainActor
struct DamagedStoreTests {
  /// A text that fills pages.
  private let long = String(repeating: "x", count: 20_000)

  @Test("a save on a full disk is an error, keeps the changes, and succeeds when there is room")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let container = try Notes.container(url: folder.file("Notes.sqlite"))
    let context = container.viewContext
    context.note("A")
    try context.save()
    let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
    func limit(_ pages: Int) throws {
      try store.file.withDatabase { _ = try $0.value("PRAGMA max_page_count = \(pages)") }
    }
    try limit(1)
    for _ in 0..<20 { context.note(long) }
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .fileWriteOutOfSpace && error?.userInfo[NSSQLiteErrorDomain] as? Int == 13)
    #expect(context.insertedObjects.count == 20)
    #expect(try Notes.container(url: folder.file("Notes.sqlite")).viewContext.texts() == ["A"])
    try limit(1_000_000)
    try context.save()
    #expect(try Notes.container(url: folder.file("Notes.sqlite")).viewContext.notes().count == 21)
  }

  @Test("a fetch from a file that was damaged while it was open is an error of Cocoa")
  func damageWhileOpen() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Notes.sqlite")
    let container = try Notes.container(url: file)
    for _ in 0..<60 { container.viewContext.note(long) }
    try container.viewContext.save()
    let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
    try store.file.withDatabase { database in
      _ = try database.value("PRAGMA wal_checkpoint(TRUNCATE)")
      try database.run("PRAGMA cache_size = 0")
    }
    let size = try Data(contentsOf: file).count
    let handle = try FileHandle(forWritingTo: file)
    try handle.seek(toOffset: 4096)
    handle.write(Data(repeating: 0xFF, count: size - 4096))
    try handle.close()
    let error = #expect(throws: CocoaError.self) {
      _ = try container.newBackgroundContext().fetch(Note.fetchRequest())
    }
    #expect(error?.code == .fileReadCorruptFile)
  }

  @Test("a property knows its entity, and copies keep the modifiers of versions")
  func properties() throws {
    let model = Notes.model()
    let entity = try #require(model.entitiesByName["Note"])
    let text = try #require(entity.attributesByName["text"])
    #expect(text.entity === entity)
    text.versionHashModifier = "2"
    entity.versionHashModifier = "3"
    let copy = try #require(entity.copy() as? NSEntityDescription)
    #expect(copy.versionHashModifier == "3" && copy.attributesByName["text"]?.versionHashModifier == "2")
    #expect(copy.attributesByName["text"]?.entity === copy)
  }
}
