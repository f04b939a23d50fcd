import FlowCoreData
import Foundation
import Testing

@MainActor
struct PersistentHistoryTests {
  private func container(_ model: NSManagedObjectModel = Notes.model(), at url: URL) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: url)
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  private func result(
    _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext,
    as type: NSPersistentHistoryResultType = .transactionsAndChanges
  ) throws -> Any? {
    request.resultType = type
    return (try context.execute(request) as? NSPersistentHistoryResult)?.result
  }

  private func transactions(
    after token: NSPersistentHistoryToken? = nil, _ context: NSManagedObjectContext
  ) throws -> [NSPersistentHistoryTransaction] {
    try #require(
      try result(NSPersistentHistoryChangeRequest.fetchHistory(after: token), context)
        as? [NSPersistentHistoryTransaction])
  }

  @Test("each save is noted with its author and its changes, also for the next launch")
  func saves() throws {
    let folder = try TemporaryFolder()
    do {
      let context = try container(at: folder.file("Notes.sqlite")).viewContext
      (context.name, context.transactionAuthor) = ("view", "Ann")
      let note = context.note("A")
      context.note("B")
      try context.save()
      note.text = "C"
      note.rank = 2
      try context.save()
      context.transactionAuthor = nil
      context.delete(note)
      try context.save()
    }
    let container = try container(at: folder.file("Notes.sqlite"))
    let context = container.viewContext
    let all = try transactions(context)
    #expect(all.map(\.transactionNumber) == [1, 2, 3])
    #expect(all.map(\.author) == ["Ann", "Ann", nil] && all.map(\.contextName) == ["view", "view", "view"])
    #expect(all.map { $0.changes?.map(\.changeType) } == [[.insert, .insert], [.update], [.delete]])
    let update = try #require(all[1].changes?.first)
    #expect(Set(update.updatedProperties?.map(\.name) ?? []) == ["text", "rank"])
    #expect(update.transaction === all[1] && update.changedObjectID == all[0].changes?.first?.changedObjectID)
    #expect(all[0].changes?.last.map { (context.object(with: $0.changedObjectID) as? Note)?.text } == "B")
    let current = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
    #expect(current == all[2].token)
    #expect(try transactions(after: all[0].token, context).map(\.transactionNumber) == [2, 3])
    #expect(try transactions(after: current, context).isEmpty)
  }

  @Test("the answer has the form that the request asks for")
  func forms() throws {
    let context = try container(at: URL(fileURLWithPath: "/dev/null")).viewContext
    let note = context.note("A")
    try context.save()
    func all() -> NSPersistentHistoryChangeRequest { .fetchHistory(after: Date.distantPast) }
    #expect(try result(all(), context, as: .statusOnly) as? Bool == true)
    #expect(try result(all(), context, as: .count) as? Int == 1)
    #expect(try result(all(), context, as: .objectIDs) as? [NSManagedObjectID] == [note.objectID])
    let saves = try result(all(), context, as: .transactionsOnly) as? [NSPersistentHistoryTransaction]
    #expect(saves?.count == 1 && saves?.first?.changes == nil)
    let changes = try result(all(), context, as: .changesOnly) as? [NSPersistentHistoryChange]
    #expect(changes?.first?.transaction?.transactionNumber == 1)
    let later = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantFuture)
    #expect(try result(later, context, as: .count) as? Int == 0)
  }

  @Test("values that an entity preserves are known after a deletion")
  func tombstones() throws {
    let author = Notes.attribute("author", .stringAttributeType)
    author.preservesValueInHistoryOnDeletion = true
    let context = try container(Notes.model(extra: [author]), at: URL(fileURLWithPath: "/dev/null")).viewContext
    let note = context.note("A")
    note.setValue("Ann", forKey: "author")
    try context.save()
    context.delete(note)
    try context.save()
    let deletion = try #require(try transactions(context).last?.changes?.first)
    #expect(deletion.tombstone as? [String: String] == ["author": "Ann"] && deletion.updatedProperties == nil)
  }

  @Test("a place can be kept as data, and saves before it can be forgotten")
  func tokens() throws {
    let context = try container(at: URL(fileURLWithPath: "/dev/null")).viewContext
    for text in ["A", "B", "C"] {
      context.note(text)
      try context.save()
    }
    let token = try transactions(context)[1].token
    let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    let kept = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data)
    #expect(kept == token)
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: kept))
    #expect(try transactions(context).map(\.transactionNumber) == [2, 3])
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date.distantFuture))
    #expect(try transactions(context).isEmpty)
    context.note("D")
    try context.save()
    #expect(try transactions(context).map(\.transactionNumber) == [4])
  }

  @Test("the changes of a save can be merged by another context")
  func notification() throws {
    let container = try container(at: URL(fileURLWithPath: "/dev/null"))
    let note = container.viewContext.note("A")
    try container.viewContext.save()
    let notification = try #require(try transactions(container.viewContext).first).objectIDNotification()
    #expect(notification.name == .NSManagedObjectContextDidSaveObjectIDs)
    #expect(notification.userInfo?[NSInsertedObjectIDsKey] as? Set<NSManagedObjectID> == [note.objectID])
  }

  @Test("a request selects saves by their authors, and changes by their kinds, in an order and up to a limit")
  func conditions() throws {
    let context = try container(at: URL(fileURLWithPath: "/dev/null")).viewContext
    for (author, text) in [("app", "A"), ("widget", "B"), ("app", "C"), (nil, "D")] {
      context.transactionAuthor = author
      context.note(text)
      try context.save()
    }
    try context.notes("text == 'A'").first?.text = "E"
    try context.save()
    let history = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
    fetch.predicate = NSPredicate(format: "author != %@", "app")
    history.fetchRequest = fetch
    let others = try result(history, context) as? [NSPersistentHistoryTransaction]
    #expect(others?.map(\.transactionNumber) == [2, 4, 5])
    #expect(try result(history, context, as: .count) as? Int == 3)
    fetch.predicate = NSPredicate(format: "%K == %@ AND transactionNumber > 1", "author", "app")
    let apps = try result(.fetchHistory(withFetch: fetch), context) as? [NSPersistentHistoryTransaction]
    #expect(apps?.map(\.transactionNumber) == [3])
    fetch.predicate = nil
    fetch.sortDescriptors = [NSSortDescriptor(key: "transactionNumber", ascending: false)]
    fetch.fetchLimit = 2
    let last = try result(.fetchHistory(withFetch: fetch), context) as? [NSPersistentHistoryTransaction]
    #expect(last?.map(\.transactionNumber) == [5, 4])
    let updates = try #require(NSPersistentHistoryChange.fetchRequest)
    updates.predicate = NSPredicate(format: "changeType == %d", NSPersistentHistoryChangeType.update.rawValue)
    let changes = try result(.fetchHistory(withFetch: updates), context, as: .changesOnly)
    #expect((changes as? [NSPersistentHistoryChange])?.map(\.changeType) == [.update])
    let saves = try result(.fetchHistory(withFetch: updates), context, as: .transactionsOnly)
    #expect((saves as? [NSPersistentHistoryTransaction])?.map(\.transactionNumber) == [5])
    let names = NSPersistentHistoryTransaction.entityDescription?.attributesByName.keys.sorted()
    #expect(names?.contains("author") == true)
  }

  @Test("a store tells of each of its saves if its options ask for it")
  func remoteChanges() async throws {
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: Notes.model())
    let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    for key in [NSPersistentHistoryTrackingKey, NSPersistentStoreRemoteChangeNotificationPostOptionKey] {
      description.setOption(true as NSNumber, forKey: key)
    }
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, _ in }
    let (stream, continuation) = AsyncStream<NSPersistentHistoryToken?>.makeStream()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
    ) { continuation.yield($0.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken) }
    defer { NotificationCenter.default.removeObserver(observer) }
    var tokens = stream.makeAsyncIterator()
    container.viewContext.note("A")
    try container.viewContext.save()
    let afterSave = await tokens.next(isolation: #isolation) ?? nil
    let first = try #require(afterSave)
    #expect(first == container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
    let batch = NSBatchInsertRequest(entityName: "Note", objects: [["text": "B"]])
    _ = try container.viewContext.execute(batch)
    let afterBatch = await tokens.next(isolation: #isolation) ?? nil
    #expect(afterBatch != nil && afterBatch != first)
    #expect(try transactions(after: first, container.viewContext).count == 1)
  }

  @Test("a store without the option has no history")
  func without() throws {
    let container = try Notes.container()
    container.viewContext.note("A")
    try container.viewContext.save()
    #expect(try transactions(container.viewContext).isEmpty)
    #expect(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
  }
}
