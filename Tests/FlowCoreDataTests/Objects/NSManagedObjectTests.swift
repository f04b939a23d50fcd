import FlowCoreData
import Foundation
import Testing

@Suite("Objects of Core Data") @MainActor
struct NSManagedObjectTests {
  @Test("values of all types come back from a file after a relaunch")
  func values() throws {
    let folder = try TemporaryFolder()
    let id = UUID()
    do {
      let context = try Notes.container(url: folder.file("Notes.sqlite")).viewContext
      let note = context.note("Ä\"'", rank: -3)
      (note.id, note.weight, note.isDone) = (id, 1.5, true)
      note.date = Date(timeIntervalSinceReferenceDate: 12.25)
      note.link = URL(string: "https://example.org/a?b=c")
      note.data = Data([1, 2, 3])
      note.price = NSDecimalNumber(string: "12.10")
      note.labels = ["x", "y"]
      note.folder = context.folder("F")
      let tag = Tag(context: context)
      tag.name = "T"
      note.tags = [tag]
      try context.save()
    }
    let context = try Notes.container(url: folder.file("Notes.sqlite")).viewContext
    let note = try #require(try context.notes().first)
    #expect(note.isFault)
    #expect(note.text == "Ä\"'" && note.rank == -3 && note.id == id && note.weight == 1.5 && note.isDone)
    #expect(!note.isFault)
    #expect(note.date == Date(timeIntervalSinceReferenceDate: 12.25))
    #expect(note.link == URL(string: "https://example.org/a?b=c") && note.data == Data([1, 2, 3]))
    #expect(note.price == NSDecimalNumber(string: "12.1") && note.labels == ["x", "y"])
    #expect(note.folder?.title == "F" && note.tags.map(\.name) == ["T"])
    #expect((note.folder?.notes?.allObjects as? [Note]) == [note])
  }

  @Test("inverse relationships follow at once, on both sides and for the objects before")
  func inverses() throws {
    let context = try Notes.container().viewContext
    let (first, second) = (context.folder("1"), context.folder("2"))
    let note = context.note("A", folder: first)
    #expect((first.notes as? Set<Note>) == [note])
    second.addToNotes(note)
    #expect(note.folder === second && first.notes?.count == 0 && second.notes?.count == 1)
    second.removeFromNotes(note)
    #expect(note.folder == nil)
    let tag = Tag(context: context)
    note.tags.insert(tag)
    #expect((tag.notes as? Set<Note>) == [note])
    try context.save()
    second.addToNotes(NSSet(array: [note, context.note("B")]))
    #expect(try context.texts("folder == %@", second) == ["A", "B"])
    note.folder = nil
    #expect(try context.texts("folder.title == '2'") == ["B"])
  }

  @Test("an ordered relationship keeps its order in the store")
  func ordered() throws {
    let container = try Notes.container()
    let context = container.viewContext
    let folder = context.folder("F")
    let notes = ["A", "B", "C"].map { context.note($0) }
    folder.addToPinned(notes[2])
    folder.addToPinned(notes[0])
    folder.insertIntoPinned(notes[1], at: 1)
    try context.save()
    func pinned(_ context: NSManagedObjectContext) throws -> [String?] {
      let folder = try context.fetch(Folder.fetchRequest() as NSFetchRequest<Folder>)[0]
      return (folder.pinned?.array as? [Note])?.map(\.text) ?? []
    }
    #expect(try pinned(context) == ["C", "B", "A"])
    let other = container.newBackgroundContext()
    #expect(try other.performAndWait { try pinned(other) } == ["C", "B", "A"])
    folder.removeFromPinned(at: 0)
    try context.save()
    let after = try other.performAndWait {
      other.reset()
      return try pinned(other)
    }
    #expect(after == ["B", "A"])
  }

  @Test("a deletion cascades, nullifies or is denied, as the rule says")
  func deletionRules() throws {
    for (rule, left) in [(NSDeleteRule.cascadeDeleteRule, [String]()), (.nullifyDeleteRule, ["A"])] {
      let context = try Notes.container(Notes.model(rule: rule)).viewContext
      let folder = context.folder("F")
      context.note("A", folder: folder)
      try context.save()
      context.delete(folder)
      #expect(folder.isDeleted)
      #expect(try context.texts() == left)
      try context.save()
      #expect(try context.texts() == left)
      #expect(try context.notes().allSatisfy { $0.folder == nil })
      #expect(folder.managedObjectContext == nil)
    }
    let context = try Notes.container(Notes.model(rule: .denyDeleteRule)).viewContext
    let folder = context.folder("F")
    context.note("A", folder: folder)
    try context.save()
    context.delete(folder)
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .validationRelationshipDeniedDelete)
    context.rollback()
    #expect(!folder.isDeleted && folder.notes?.count == 1)
  }

  @Test("a required value that is missing is an error with its code; several are one with a list")
  func validation() throws {
    let context = try Notes.container().viewContext
    let folder = context.folder("F")
    folder.title = nil
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .validationMissingMandatoryProperty && error?.code.rawValue == 1570)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    let second = context.folder("G")
    second.title = nil
    let both = #expect(throws: CocoaError.self) { try context.save() }
    #expect(both?.code == .validationMultipleErrors)
    #expect((both?.userInfo[NSDetailedErrorsKey] as? [any Error])?.count == 2)
    folder.title = "F"
    second.title = "G"
    try context.save()
  }

  @Test("a mutable ordered set of related objects changes the relationship, in its order and on both sides")
  func mutableOrderedSet() throws {
    let model = Notes.model()
    let (folder, note) = (model.entitiesByName["Folder"], model.entitiesByName["Note"])
    folder?.relationshipsByName["notes"]?.isOrdered = true
    model.entities = [folder, note, model.entitiesByName["Tag"]].compactMap(\.self)
    let context = try Notes.container(model).viewContext
    let owner = context.folder("A")
    let notes = (0..<5).map { context.note("\($0)", rank: Int16($0)) }
    let set = owner.mutableOrderedSetValue(forKey: "notes")
    func texts() -> [String?] {
      (owner.value(forKey: "notes") as? NSOrderedSet)?.array.map { ($0 as? Note)?.text } ?? []
    }
    set.add(notes[0])
    set.addObjects(from: [notes[1], notes[2], notes[1]])
    #expect(set.count == 3 && texts() == ["0", "1", "2"] && notes[1].folder === owner)
    set.insert(notes[3], at: 1)
    #expect(texts() == ["0", "3", "1", "2"] && set.index(of: notes[2]) == 3)
    set.moveObjects(at: IndexSet(integer: 3), to: 0)
    #expect(texts() == ["2", "0", "3", "1"])
    set.exchangeObject(at: 1, withObjectAt: 2)
    #expect(set.map { ($0 as? Note)?.text } == ["2", "3", "0", "1"] && set.lastObject as? Note === notes[1])
    set.remove(notes[3])
    set.removeObject(at: 0)
    #expect(texts() == ["0", "1"] && notes[2].folder == nil && notes[3].folder == nil)
    set.replaceObject(at: 1, with: notes[4])
    set.insert(notes[4], at: 0)
    #expect(texts() == ["0", "4"] && set.contains(notes[4]) && !set.contains(notes[1]))
    try context.save()
    context.reset()
    let saved = try #require(context.fetch(Folder.fetchRequest() as NSFetchRequest<Folder>).first)
    #expect(saved.mutableOrderedSetValue(forKey: "notes").array.map { ($0 as? Note)?.text } == ["0", "4"])
    saved.mutableOrderedSetValue(forKey: "notes").removeAllObjects()
    #expect((saved.value(forKey: "notes") as? NSOrderedSet)?.count == 0 && context.hasChanges)
  }

  @Test("a mutable set of related objects changes the relationship")
  func mutableSet() throws {
    let context = try Notes.container().viewContext
    let folder = context.folder("F")
    let a = context.note("A")
    let notes = folder.mutableSetValue(forKey: "notes")
    notes.add(a)
    #expect(notes.count == 1 && notes.contains(a) && a.folder === folder)
    notes.remove(a)
    #expect(a.folder == nil && notes.count == 0)
  }
}
