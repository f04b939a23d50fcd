import FlowCoreData
import Foundation
import Testing

/// Notes the conflicts, and marks what was merged.
private final class RecordingPolicy: NSMergePolicy, @unchecked Sendable {
  // `@unchecked Sendable`: the test uses it on one thread.
  var conflicts: [String] = []

  override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    for conflict in list {
      let texts = [conflict.objectSnapshot, conflict.cachedSnapshot, conflict.persistedSnapshot]
        .map { $0?["text"] as? String ?? "-" }
      let versions = "\(conflict.oldVersionNumber) to \(conflict.newVersionNumber)"
      conflicts.append("\(texts[0]), before \(texts[1]), stored \(texts[2]), \(versions)")
    }
    try super.resolve(optimisticLockingConflicts: list)
    for conflict in list { (conflict.sourceObject as? Note)?.rank = 77 }
  }

  override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    for conflict in list {
      let own = (conflict.conflictingObjects.first as? Note)?.text ?? "-"
      let stored = conflict.databaseSnapshot?["text"] as? String ?? "-"
      conflicts.append("\(conflict.constraint.joined(separator: ", ")): \(own) like \(stored)")
    }
    try super.resolve(constraintConflicts: list)
  }
}

private final class IdlePolicy: NSMergePolicy, @unchecked Sendable {
  override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
}

private final class CountingContext: NSManagedObjectContext, @unchecked Sendable {
  // `@unchecked Sendable`: as its superclass.
  var saves = 0

  override var insertedObjects: Set<NSManagedObject> { [] }

  override func save() throws {
    saves += 1
    try super.save()
  }
}

@MainActor
struct ManagedObjectContextTests {
  @Test("an inserted object has a temporary identifier until it is saved, and is forgotten by a rollback")
  func inserting() throws {
    let context = try Notes.container().viewContext
    let note = context.note("A")
    let temporary = note.objectID
    #expect(temporary.isTemporaryID && note.isInserted && context.hasChanges)
    #expect(context.insertedObjects == [note])
    try context.save()
    #expect(!note.objectID.isTemporaryID && !note.isInserted && !context.hasChanges)
    #expect(context.object(with: temporary) === note)
    let other = context.note("B")
    context.rollback()
    #expect(other.managedObjectContext == nil && !context.hasChanges)
    #expect(try context.texts() == ["A"])
  }

  @Test("permanent identifiers can be had before the save; the object stays inserted")
  func permanentIdentifiers() throws {
    let context = try Notes.container().viewContext
    let (first, second) = (context.note("A"), context.note("B"))
    try context.obtainPermanentIDs(for: [first])
    let id = first.objectID
    #expect(!id.isTemporaryID && first.isInserted && second.objectID.isTemporaryID)
    try context.save()
    #expect(first.objectID == id && second.objectID != id)
  }

  @Test("a context has one object for one identifier, and identifiers are addresses")
  func identity() throws {
    let container = try Notes.container()
    let context = container.viewContext
    let note = context.note("A")
    try context.save()
    #expect(try context.notes()[0] === note)
    let address = note.objectID.uriRepresentation()
    #expect(address.scheme == "x-coredata")
    #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address) == note.objectID)
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let same = try #require(try other.existingObject(with: note.objectID) as? Note)
      #expect(same !== note && same.text == "A" && same.objectID == note.objectID)
    }
  }

  @Test("rollback and refresh bring back what is in the store; merging keeps the changes")
  func forgetting() throws {
    let container = try Notes.container()
    let context = container.viewContext
    let note = context.note("A", rank: 1)
    try context.save()
    note.text = "B"
    #expect(note.changedValues() as? [String: String] == ["text": "B"])
    #expect(note.committedValues(forKeys: ["text"]) as? [String: String] == ["text": "A"])
    context.rollback()
    #expect(note.text == "A" && !note.hasChanges)
    let other = container.newBackgroundContext()
    try other.performAndWait {
      try other.notes()[0].rank = 9
      try other.save()
    }
    note.text = "C"
    #expect(note.rank == 1)
    context.refresh(note, mergeChanges: true)
    #expect(note.text == "C" && note.rank == 9 && note.hasChanges)
    context.refresh(note, mergeChanges: false)
    #expect(note.text == "A" && note.isFault == false && !note.hasChanges)
    context.delete(note)
    context.reset()
    #expect(note.managedObjectContext == nil)
    #expect(try context.texts() == ["A"])
  }

  @Test("a fault of an object that is gone is an error for existingObject, and a report for its values")
  func missingObjects() throws {
    let container = try Notes.container()
    let context = container.viewContext
    let note = context.note("A")
    try context.save()
    let id = note.objectID
    context.delete(note)
    try context.save()
    let error = #expect(throws: CocoaError.self) { try context.existingObject(with: id) }
    #expect(error?.code == .managedObjectReferentialIntegrity)
    #expect((context.object(with: id) as? Note)?.text == nil)
  }

  @Test("a child saves to its parent, which saves to the store")
  func children() throws {
    let container = try Notes.container()
    let parent = container.viewContext
    let folder = parent.folder("F")
    let first = parent.note("A", rank: 1, folder: folder)
    try parent.save()
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = parent
    let same = try #require(child.object(with: first.objectID) as? Note)
    same.text = "A2"
    child.note("B", rank: 2, folder: child.object(with: folder.objectID) as? Folder)
    #expect(try parent.texts() == ["A"])
    #expect(try child.texts() == ["A2", "B"])
    try child.save()
    #expect(try parent.texts("folder == %@", folder) == ["A2", "B"])
    #expect(parent.hasChanges && folder.notes?.count == 2)
    try parent.save()
    #expect(try child.texts() == ["A2", "B"])
    child.delete(same)
    try child.save()
    #expect(first.isDeleted)
    try parent.save()
    let other = container.newBackgroundContext()
    #expect(try other.performAndWait { try other.texts() } == ["B"])
  }

  @Test("a conflict is an error, or is merged as the policy says")
  func conflicts() throws {
    let policies: [(NSMergePolicy, String?, Int16)] = [
      (.error, nil, 0), (.mergeByPropertyObjectTrump, "view", 5), (.mergeByPropertyStoreTrump, "other", 5),
      (.overwrite, "view", 1), (.rollback, "other", 5),
    ]
    for (policy, text, rank) in policies {
      let container = try Notes.container()
      let context = container.viewContext
      context.mergePolicy = policy
      let note = context.note("A", rank: 1)
      try context.save()
      let other = container.newBackgroundContext()
      try other.performAndWait {
        let same = try other.notes()[0]
        (same.text, same.rank) = ("other", 5)
        try other.save()
      }
      note.text = "view"
      guard let text else {
        let error = #expect(throws: CocoaError.self) { try context.save() }
        #expect(error?.code == .managedObjectMerge)
        continue
      }
      try context.save()
      #expect(note.text == text && note.rank == rank)
      try other.performAndWait {
        other.reset()
        let same = try other.notes()[0]
        #expect(same.text == text && same.rank == rank)
      }
    }
  }

  @Test("unique values are an error, or change the object that has them")
  func uniqueValues() throws {
    let container = try Notes.container(Notes.model(unique: [["text"]]))
    let context = container.viewContext
    context.note("A", rank: 1)
    try context.save()
    context.note("A", rank: 2)
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .managedObjectConstraintMerge)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.notes().map(\.rank) == [2])
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    context.note("A", rank: 3)
    try context.save()
    #expect(try context.notes().map(\.rank) == [2])
  }

  @Test("of two new objects with the same unique values, the policy saves one")
  func uniqueTwins() throws {
    let container = try Notes.container(Notes.model(unique: [["text"]]))
    let context = container.viewContext
    context.note("A", rank: 1)
    context.note("A", rank: 2)
    let error = #expect(throws: CocoaError.self) { try context.save() }
    let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict]
    #expect(conflicts?.first?.databaseObject == nil && conflicts?.first?.conflictingObjects.count == 2)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.notes().map(\.rank) == [2])
    context.reset()
    #expect(try context.notes().map(\.rank) == [2])
  }

  @Test("a policy of the app is told of conflicts, with the versions of the object, and changes what is saved")
  func ownPolicy() throws {
    let container = try Notes.container(Notes.model(unique: [["id"]]))
    let (context, policy) = (container.viewContext, RecordingPolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType))
    context.mergePolicy = policy
    let (note, id) = (context.note("first", rank: 1), UUID())
    note.id = id
    try context.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      try other.notes()[0].text = "other"
      try other.save()
    }
    note.text = "view"
    try context.save()
    #expect(policy.conflicts == ["view, before first, stored other, 1 to 2"])
    #expect(note.text == "other" && note.rank == 77)
    #expect(try context.notes("rank == 77").count == 1)
    context.note("second").id = id
    try context.save()
    #expect(policy.conflicts.last == "id: second like other")
    #expect(try context.texts() == ["other"])
    context.mergePolicy = NSErrorMergePolicy
    context.note("third").id = id
    let error = #expect(throws: CocoaError.self) { try context.save() }
    let conflict = (error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict])?.first
    #expect(conflict?.constraint == ["id"] && conflict?.constraintValues["id"] as? UUID == id)
  }

  @Test("a policy that does nothing lets the object be saved over the row; an error leaves the conflict")
  func idlePolicy() throws {
    let container = try Notes.container()
    let context = container.viewContext
    let note = context.note("first", rank: 1)
    try context.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      try other.notes()[0].rank = 5
      try other.save()
    }
    note.text = "view"
    for _ in 0..<2 {
      let error = #expect(throws: CocoaError.self) { try context.save() }
      #expect(error?.persistentStoreSaveConflicts?.first?.persistedSnapshot?["rank"] as? Int == 5)
    }
    context.mergePolicy = IdlePolicy(merge: .errorMergePolicyType)
    try context.save()
    try other.performAndWait {
      other.reset()
      let texts = try other.texts()
      #expect(texts == ["view"])
    }
  }

  @Test("a subclass of a context overrides what it tells and does")
  func subclass() throws {
    let container = try Notes.container()
    let context = CountingContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = container.persistentStoreCoordinator
    #expect(!context.hasChanges)
    context.note("a")
    #expect(context.hasChanges && context.insertedObjects.isEmpty)
    try context.save()
    #expect(context.saves == 1)
    #expect(try container.viewContext.texts() == ["a"])
  }

  @Test("the view's context shows what others save, if it merges changes")
  func mergingChanges() async throws {
    let container = try Notes.container()
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let note = context.note("A", rank: 1)
    try context.save()
    let id = note.objectID
    try await container.performBackgroundTask { other in
      let same = other.object(with: id) as? Note
      same?.text = "B"
      try other.save()
    }
    await context.perform(schedule: .enqueued) {}
    #expect(note.text == "B")
    let count = await container.performBackgroundTask { other -> Int? in
      nonisolated(unsafe) var found: Notification?
      let token = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextDidSave, object: other, queue: nil
      ) { found = $0 }
      other.delete(other.object(with: id))
      try? other.save()
      NotificationCenter.default.removeObserver(token)
      return (found?.userInfo?[NSDeletedObjectsKey] as? Set<NSManagedObject>)?.count
    }
    await context.perform(schedule: .enqueued) {}
    #expect(note.managedObjectContext == nil)
    #expect(count == 1)
  }

  @Test("a request runs in the context whose work is running, and nowhere else")
  func executing() throws {
    let context = try Notes.container().newBackgroundContext()
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    let count = try context.performAndWait {
      context.note("A")
      return try request.execute().count
    }
    #expect(count == 1)
    #expect(throws: CocoaError.self) { try request.execute() }
  }

  @Test("work on a queue of its own waits, returns and may be nested")
  func performing() async throws {
    let context = try Notes.container().newBackgroundContext()
    let count = try await context.perform {
      context.note("A")
      try context.performAndWait { try context.save() }
      return try context.count(for: NSFetchRequest<Note>(entityName: "Note"))
    }
    #expect(count == 1)
    #expect(context.performAndWait { context.performAndWait { 3 } } == 3)
  }

  @Test("notifications tell what has changed")
  func notifications() throws {
    let context = try Notes.container().viewContext
    nonisolated(unsafe) var told: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave,
      .NSManagedObjectContextDidSave,
    ].map { name in
      center.addObserver(forName: name, object: context, queue: nil) { notification in
        let keys = (notification.userInfo ?? [:]).keys.map { "\($0)" }.sorted()
        told.append(
          "\(name.rawValue.contains("Changed") ? "changed" : name.rawValue.contains("Will") ? "will" : "did") \(keys)")
      }
    }
    defer { tokens.forEach(center.removeObserver) }
    let note = context.note("A")
    try context.save()
    note.text = "B"
    context.processPendingChanges()
    context.delete(note)
    try context.save()
    #expect(
      told == [
        #"changed ["inserted"]"#, "will []", #"did ["inserted"]"#, #"changed ["updated"]"#, #"changed ["deleted"]"#,
        "will []", #"did ["deleted"]"#,
      ])
  }

  @Test("changes, insertions and deletions are undone and made again")
  func undoing() async throws {
    let context = try Notes.container().viewContext
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    func group(_ body: () -> Void) {
      manager.beginUndoGrouping()
      body()
      manager.endUndoGrouping()
    }
    var note: Note?
    group { note = context.note("A") }
    let inserted = try #require(note)
    group { inserted.text = "B" }
    context.undo()
    #expect(inserted.text == "A")
    context.redo()
    #expect(inserted.text == "B")
    try context.save()
    group { context.delete(inserted) }
    #expect(try context.texts() == [])
    context.undo()
    #expect(try context.texts() == ["B"])
  }
}
