import FlowCoreData
import Foundation
import Testing

/// Notes each call with its conflicts.
private final class CountingPolicy: NSMergePolicy, @unchecked Sendable {
  private(set) var calls: [String] = []

  override func resolve(mergeConflicts list: [Any]) throws {
    calls.append("all \(list.count)")
    try super.resolve(mergeConflicts: list)
  }

  override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    let texts = list.map { $0.objectSnapshot?["text"] as? String ?? "-" }
    calls.append("rows \(texts.joined(separator: " "))")
    try super.resolve(optimisticLockingConflicts: list)
  }

  override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    let texts = list.map { conflict in
      let own = conflict.conflictingObjects.map { ($0 as? Note)?.text ?? "-" }.joined(separator: "+")
      return "\(own)/\(conflict.databaseSnapshot?["text"] as? String ?? "-")"
    }
    calls.append("unique \(texts.joined(separator: " "))")
    try super.resolve(constraintConflicts: list)
  }
}

@MainActor
struct NSMergePolicyTests {
  /// A container whose view context has changed notes that somebody else has changed, too.
  private func conflicted(
    _ policy: NSMergePolicy, unique: [[Any]] = [], texts: [String] = ["a", "b", "c"]
  ) throws -> (NSPersistentContainer, [Note]) {
    let container = try Notes.container(Notes.model(unique: unique))
    let context = container.viewContext
    context.mergePolicy = policy
    let notes = texts.enumerated().map { context.note($1, rank: Int16($0)) }
    try context.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      for note in try other.notes() where note.text != "c" { note.weight = 2 }
      try other.save()
    }
    for note in notes { note.text = "own \(note.text ?? "")" }
    return (container, notes)
  }

  @Test("a policy is asked once for all rows that somebody else has changed")
  func rowsTogether() throws {
    let policy = CountingPolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    let (container, notes) = try conflicted(policy)
    try container.viewContext.save()
    #expect(policy.calls == ["all 2", "rows own a own b"])
    #expect(notes.map(\.text) == ["own a", "own b", "own c"] && notes.map(\.weight) == [2, 2, 0])
    #expect(try container.viewContext.texts("weight == 2") == ["own a", "own b"])
  }

  @Test("an error has all conflicts of a kind, and names them")
  func errorsTogether() throws {
    let (container, notes) = try conflicted(.error)
    let error = #expect(throws: CocoaError.self) { try container.viewContext.save() }
    #expect(error?.code == .managedObjectMerge)
    #expect(error?.persistentStoreSaveConflicts?.map(\.sourceObject) == Array(notes.prefix(2)))
    #expect(
      error?.localizedDescription
        == """
        Could not merge changes: \(notes[0].objectID), \(notes[1].objectID) have been changed by somebody else.
        """)
  }

  @Test("rows are resolved before unique values; new objects with the same values before those that rows have")
  func order() throws {
    let policy = CountingPolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    let (container, notes) = try conflicted(policy, unique: [["text"]], texts: ["a", "b", "c", "x", "y"])
    let context = container.viewContext
    // Not saved, so that the store has their former values.
    for note in notes.suffix(2) { context.refresh(note, mergeChanges: false) }
    context.note("x", rank: 10)
    context.note("y", rank: 11)
    context.note("twin", rank: 12)
    context.note("twin", rank: 13)
    try context.save()
    #expect(
      policy.calls == [
        "all 2", "rows own a own b", "all 1", "unique twin+twin/-", "all 2", "unique x/x y/y",
      ])
    context.reset()
    #expect(try context.notes().map(\.rank) == [0, 1, 2, 10, 11, 13])
  }

  @Test("an object that has the unique values of two others is merged into both, as one")
  func twoConstraints() throws {
    for (policy, expected) in [(NSMergePolicy.mergeByPropertyObjectTrump, [3]), (.mergeByPropertyStoreTrump, [1, 2])] {
      let container = try Notes.container(Notes.model(unique: [["text"], ["link"]]))
      let context = container.viewContext
      context.mergePolicy = policy
      let url = URL(string: "https://example.com")
      context.note("a", rank: 1)
      context.note("b", rank: 2).link = url
      try context.save()
      context.note("a", rank: 3).link = url
      try context.save()
      context.reset()
      #expect(try context.notes().map { Int($0.rank) } == expected)
    }
  }

  @Test("a stored object keeps its unique value against a new one of the same save")
  func storedAndNew() throws {
    let container = try Notes.container(Notes.model(unique: [["text"]]))
    let context = container.viewContext
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    let stored = context.note("a", rank: 1)
    try context.save()
    context.note("a", rank: 2)
    stored.weight = 4
    try context.save()
    let notes = try context.notes()
    #expect(notes == [stored] && stored.rank == 1 && stored.weight == 4)
  }

  @Test("objects exchange unique values, and a new one takes that which another leaves, without a conflict")
  func exchange() throws {
    let container = try Notes.container(Notes.model(unique: [["text"]]))
    let context = container.viewContext
    let (first, second) = (context.note("a", rank: 1), context.note("b", rank: 2))
    try context.save()
    (first.text, second.text) = ("b", "a")
    try context.save()
    #expect(try context.texts() == ["b", "a"])
    first.text = "c"
    context.note("b", rank: 3)
    try context.save()
    context.reset()
    #expect(try context.texts() == ["c", "a", "b"])
  }

  @Test("a policy that leaves unique values as they are ends the save with an error")
  func unresolved() throws {
    final class IdlePolicy: NSMergePolicy, @unchecked Sendable {
      override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}
    }
    let container = try Notes.container(Notes.model(unique: [["text"]]))
    let context = container.viewContext
    context.mergePolicy = IdlePolicy(merge: .overwriteMergePolicyType)
    context.note("a")
    context.note("a")
    let error = #expect(throws: CocoaError.self) { try context.save() }
    #expect(error?.code == .managedObjectConstraintMerge)
    let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict]
    #expect(conflicts?.map(\.conflictingObjects.count) == [2])
  }

  @Test("snapshots have the identifiers of related objects; conflicts are made by apps, too")
  func made() throws {
    let context = try Notes.container().viewContext
    let (folder, note) = (context.folder("A"), context.note("a", rank: 1))
    note.folder = folder
    try context.save()
    note.text = "b"
    let conflict = NSMergeConflict(
      source: note, newVersion: 3, oldVersion: 2, cachedSnapshot: nil, persistedSnapshot: ["text": "c"])
    #expect(conflict.objectSnapshot?["folder"] as? NSManagedObjectID == folder.objectID)
    #expect(conflict.objectSnapshot?["tags"] == nil && conflict.newVersionNumber == 3)
    #expect(conflict.persistedSnapshot?["text"] as? String == "c")
    let other = NSConstraintConflict(
      constraint: ["text"], database: nil, databaseSnapshot: nil, conflicting: [note], conflictingSnapshots: [NSNull()])
    #expect(other.constraintValues["text"] as? String == "b" && other.conflictingSnapshots.first?.isEmpty == true)
    let error = #expect(throws: CocoaError.self) {
      try NSMergePolicy.error.resolve(mergeConflicts: [conflict, other])
    }
    #expect(error?.code == .managedObjectMerge)
  }
}
