import FlowCoreData
import Foundation
import Testing

/// An object that notes what it is told.
final class Told: NSManagedObject {
  override func awakeFromInsert() { setPrimitiveValue("inserted", forKey: "log") }
  override func willSave() { setPrimitiveValue("saved", forKey: "log") }
}

@MainActor
struct NSFetchRequestTests {
  private func context() throws -> NSManagedObjectContext {
    let context = try Notes.container().viewContext
    for (number, text) in ["d", "B", "a", "C"].enumerated() {
      context.note(text, rank: Int16(number % 2)).weight = Double(number)
    }
    try context.save()
    return context
  }

  @Test("a coordinator runs requests for a context")
  func coordinator() throws {
    let context = try context()
    let coordinator = try #require(context.persistentStoreCoordinator)
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    #expect((try coordinator.execute(request, with: context) as? [Note])?.count == 4)
    let deletion = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Note"))
    deletion.resultType = .resultTypeCount
    let result = try coordinator.execute(deletion, with: context) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 4)
  }

  @Test("an asynchronous request hands its result to its closure, complete and without a progress")
  func asynchronous() throws {
    let context = try Notes.container().viewContext
    context.note("A")
    let fetch: NSFetchRequest<Note> = Note.fetchRequest()
    var found: [String?] = []
    let request = NSAsynchronousFetchRequest(fetchRequest: fetch) { (result: NSAsynchronousFetchResult<Note>) in
      found = result.finalResult?.map(\.text) ?? []
    }
    let result = try #require(try context.execute(request) as? NSAsynchronousFetchResult<Note>)
    #expect(found == ["A"] && result.finalResult?.count == 1)
    #expect(result.fetchRequest === request && result.managedObjectContext === context)
    #expect(result.operationError == nil && result.progress == nil)
  }

  @Test("order, limit and offset count together, also with changes that are not saved")
  func limits() throws {
    let context = try context()
    func texts(_ descriptors: NSSortDescriptor..., limit: Int = 0, offset: Int = 0) throws -> [String] {
      let request: NSFetchRequest<Note> = Note.fetchRequest()
      (request.sortDescriptors, request.fetchLimit, request.fetchOffset) = (descriptors, limit, offset)
      return try context.fetch(request).compactMap(\.text)
    }
    let byText = NSSortDescriptor(key: "text", ascending: true)
    #expect(try texts(byText) == ["B", "C", "a", "d"])
    #expect(try texts(NSSortDescriptor(keyPath: \Note.weight, ascending: false), limit: 2) == ["C", "a"])
    #expect(try texts(NSSortDescriptor(keyPath: \Note.text, ascending: true), limit: 1, offset: 2) == ["a"])
    #expect(try texts(NSSortDescriptor(SortDescriptor(\Note.weight, order: .reverse)), limit: 1) == ["C"])
    #expect(try texts(NSSortDescriptor(key: "rank", ascending: false), byText, limit: 3) == ["B", "C", "a"])
    context.note("0")
    #expect(try texts(byText, limit: 2, offset: 1) == ["B", "C"])
  }

  @Test("a request returns objects, identifiers, their number, or dictionaries, in groups too")
  func resultTypes() throws {
    let context = try context()
    #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 4)
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Note")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 4)
    let number = NSFetchRequest<NSNumber>(entityName: "Note")
    number.resultType = .countResultType
    #expect(try context.fetch(number) == [4])
    let rows = NSFetchRequest<NSDictionary>(entityName: "Note")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["text"]
    rows.sortDescriptors = [NSSortDescriptor(key: "weight", ascending: true)]
    #expect(try context.fetch(rows).map { $0["text"] as? String } == ["d", "B", "a", "C"])
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = FlowFoundation.NSExpression(
      forFunction: "sum:", arguments: [FlowFoundation.NSExpression(forKeyPath: "weight")])
    rows.propertiesToFetch = ["rank", sum]
    rows.propertiesToGroupBy = ["rank"]
    #expect(try context.fetch(rows).map { $0["total"] as? Double } == [2, 4])
  }

  @Test("changes that are not saved count, unless the request does not want them")
  func pendingChanges() throws {
    let context = try context()
    let note = try context.notes("text == 'a'")[0]
    note.text = "z"
    context.note("new")
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.predicate = NSPredicate(format: "text IN {'a', 'z', 'new'}")
    #expect(try context.fetch(request).compactMap(\.text) == ["z", "new"])
    request.includesPendingChanges = false
    #expect(try context.fetch(request).map(\.objectID) == [note.objectID])
  }

  @Test("a request for an entity that the model does not have, and one without a store, are errors")
  func errors() throws {
    let context = try context()
    #expect(throws: CocoaError.self) { try context.fetch(NSFetchRequest<Note>(entityName: "Nothing")) }
    let alone = NSManagedObjectContext(.mainQueue)
    alone.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: Notes.model())
    #expect(throws: CocoaError.self) { try alone.fetch(NSFetchRequest<Note>(entityName: "Note")) }
    alone.note("A")
    #expect(throws: CocoaError.self) { try alone.save() }
  }

  @Test("an order by what the entity does not have is an error, whatever the number of objects")
  func unknownOrder() throws {
    let context = try Notes.container().viewContext
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let error = #expect(throws: CocoaError.self) { try context.fetch(request) }
    #expect(
      error?.userInfo[NSLocalizedDescriptionKey] as? String
        == "keypath title not found in entity Note. Sort by a property of the data model, or sort the result.")
    request.sortDescriptors = [NSSortDescriptor(key: "folder.title", ascending: true)]
    #expect(try context.fetch(request).isEmpty)
  }

  @Test("of two stores, an object is saved in that which it was assigned to, and fetched from those that are asked")
  func stores() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Notes.model())
    let first = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let second = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    context.note("a")
    let other = context.note("b")
    context.assign(other, to: second)
    try context.save()
    #expect(other.objectID.persistentStore === second)
    func texts(_ stores: [NSPersistentStore]?) throws -> [String?] {
      let request: NSFetchRequest<Note> = Note.fetchRequest()
      request.affectedStores = stores
      request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
      return try context.fetch(request).map(\.text)
    }
    #expect(try texts(nil) == ["a", "b"])
    #expect(try texts([first]) == ["a"])
    #expect(try texts([second]) == ["b"])
    other.text = "c"
    // Also with a change that is not saved.
    #expect(try texts([first]) == ["a"])
    #expect(try texts([second]) == ["c"])
    try context.save()
    context.reset()
    #expect(try texts([first]) == ["a"])
    #expect(try texts([second]) == ["c"])
  }

  @Test("dictionaries are what the store has, without changes that are not saved, also below a parent")
  func dictionariesOfTheStore() throws {
    let context = try Notes.container().viewContext
    let note = context.note("a", rank: 1)
    try context.save()
    note.rank = 5
    context.note("b", rank: 7)
    let request = NSFetchRequest<NSDictionary>(entityName: "Note")
    request.resultType = .dictionaryResultType
    let identifier = NSExpressionDescription()
    identifier.name = "identifier"
    identifier.expression = FlowFoundation.NSExpression.expressionForEvaluatedObject()
    request.propertiesToFetch = ["text", "rank", identifier]
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    for context in [context, child] {
      let rows = try context.fetch(request)
      try #require(rows.count == 1)
      #expect(rows[0]["text"] as? String == "a")
      #expect(rows[0]["rank"] as? Int == 1)
      #expect(rows[0]["identifier"] as? NSManagedObjectID == note.objectID)
    }
    #expect(note.rank == 5)
    try context.save()
    #expect(try context.fetch(request).count == 2)
  }

  @Test("a batch insertion is seen by contexts that merge automatically only when it is merged, and posts no save")
  func batchesAreSilent() throws {
    let container = try Notes.container()
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    try controller.performFetch()
    // One thread uses it.
    final class Count: @unchecked Sendable { var saves = 0 }
    let count = Count()
    let observers = [
      NSManagedObjectContext.willSaveObjectsNotification, NSManagedObjectContext.didSaveObjectsNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let saved = notification.object as? NSManagedObjectContext
        if saved?.persistentStoreCoordinator === container.persistentStoreCoordinator { count.saves += 1 }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let insert = NSBatchInsertRequest(entityName: "Note", objects: [["text": "x"]])
    insert.resultType = .objectIDs
    let ids = try #require(
      (try context.execute(insert) as? NSBatchInsertResult)?.result as? [NSManagedObjectID])
    #expect(ids.count == 1)
    #expect(controller.fetchedObjects?.isEmpty == true)
    #expect(count.saves == 0)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSInsertedObjectsKey: ids], into: [context])
    #expect(controller.fetchedObjects?.map(\.text) == ["x"])
  }

  @Test("batch requests call no methods of objects, and no rule for values holds")
  func batchesWithoutHooks() throws {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("Told", "FlowCoreDataTests.Told")
    entity.properties = [
      Notes.attribute("text", .stringAttributeType, optional: false), Notes.attribute("log", .stringAttributeType),
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = try Notes.container(model).viewContext
    let object = NSEntityDescription.insertNewObject(forEntityName: "Told", into: context)
    #expect(object.value(forKey: "log") as? String == "inserted")
    #expect(throws: CocoaError.self) { try context.save() }
    context.rollback()
    let insert = NSBatchInsertRequest(entityName: "Told", objects: [["log": "none"]])
    _ = try context.execute(insert)
    let update = NSBatchUpdateRequest(entityName: "Told")
    update.propertiesToUpdate = ["text": "new"]
    _ = try context.execute(update)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Told")
    let found = try #require(try context.fetch(request).first)
    #expect(found.value(forKey: "text") as? String == "new" && found.value(forKey: "log") as? String == "none")
    found.setValue("other", forKey: "text")
    try context.save()
    #expect(found.value(forKey: "log") as? String == "saved")
  }

  @Test("batch requests change the store, and objects in memory after they are merged or read again")
  func batches() throws {
    let context = try context()
    let insert = NSBatchInsertRequest(
      entityName: "Note", objects: [["text": "x", "rank": 7], ["text": "y", "rank": 8]])
    insert.resultType = .count
    #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
    let note = try context.notes("text == 'x'")[0]
    #expect(note.rank == 7)
    let update = NSBatchUpdateRequest(entityName: "Note")
    update.predicate = NSPredicate(format: "rank >= 7")
    update.propertiesToUpdate = ["rank": 9]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
    #expect(note.rank == 7)
    context.refresh(note, mergeChanges: false)
    #expect(note.rank == 9)
    let all: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Note")
    all.predicate = NSPredicate(format: "rank == 9")
    let delete = NSBatchDeleteRequest(fetchRequest: all)
    delete.resultType = .resultTypeObjectIDs
    let result = try context.execute(delete) as? NSBatchDeleteResult
    let ids = try #require(result?.result as? [NSManagedObjectID])
    #expect(ids.count == 2 && note.managedObjectContext != nil)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(note.managedObjectContext == nil)
    #expect(try context.texts() == ["d", "a", "B", "C"])
  }
}

@MainActor
struct FetchedResultsControllerTests {
  private final class Delegate: NSFetchedResultsControllerDelegate {
    var told: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      told.append("will")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let text = (anObject as? Note)?.text ?? "-"
      func place(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
      told.append("\(text) \(type) \(place(indexPath)) \(place(newIndexPath))")
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      told.append("did \(controller.fetchedObjects?.count ?? -1)")
    }
  }

  @Test("a controller tells insertions, changes, moves and deletions with their places")
  func changes() throws {
    let context = try Notes.container().viewContext
    let (a, b) = (context.note("a", rank: 1), context.note("b", rank: 2))
    try context.save()
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let delegate = Delegate()
    controller.delegate = delegate
    try controller.performFetch()
    #expect(controller.fetchedObjects == [a, b] && controller.sections?.count == 1)
    #expect(controller.object(at: IndexPath(indexes: [0, 1])) === b)
    func told(_ body: () -> Void) -> [String] {
      delegate.told = []
      body()
      context.processPendingChanges()
      return delegate.told
    }
    #expect(told { context.note("c", rank: 3) } == ["will", "c insert - 0.2", "did 3"])
    #expect(told { a.text = "A" } == ["will", "A update 0.0 0.0", "did 3"])
    #expect(told { a.rank = 9 } == ["will", "A move 0.0 0.2", "did 3"])
    #expect(told { context.delete(b) } == ["will", "b delete 0.0 -", "did 2"])
    #expect(told {} == [])
  }

  @Test("a controller makes sections of a property")
  func sections() throws {
    let context = try Notes.container().viewContext
    for (text, rank) in [("a", 1), ("b", 2), ("c", 1)] { context.note(text, rank: Int16(rank)) }
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "rank", ascending: true), NSSortDescriptor(key: "text", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "rank", cacheName: nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
  }

  @Test("the titles of an index are first letters, or what the delegate or a subclass says")
  func indexTitles() throws {
    final class Titles: NSFetchedResultsControllerDelegate {
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
      ) -> String? {
        sectionName == "anna" ? nil : "#" + sectionName
      }
    }
    final class Controller: NSFetchedResultsController<Note> {
      override func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        String(sectionName.count)
      }
    }
    let context = try Notes.container().viewContext
    for text in ["anna", "bob", "bob"] { context.note(text) }
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "text", cacheName: nil)
    try controller.performFetch()
    #expect(controller.sectionIndexTitles == ["A", "B"])
    #expect(controller.section(forSectionIndexTitle: "B", at: 1) == 1)
    let titles = Titles()
    controller.delegate = titles
    try controller.performFetch()
    #expect(controller.sectionIndexTitles == ["#bob"])
    #expect(controller.section(forSectionIndexTitle: "#bob", at: 0) == 1)
    let own = Controller(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "text", cacheName: nil)
    try own.performFetch()
    #expect(own.sections?.map(\.indexTitle) == ["4", "3"])
  }

  @Test("a delegate gets the difference of the identifiers")
  func contentDifference() throws {
    final class Receiver: NSFetchedResultsControllerDelegate {
      var inserted: [NSManagedObjectID] = []
      var removed: [NSManagedObjectID] = []

      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
      ) {
        for change in diff {
          switch change {
          case .insert(_, let id, _): inserted.append(id)
          case .remove(_, let id, _): removed.append(id)
          }
        }
      }
    }
    let context = try Notes.container().viewContext
    let a = context.note("a", rank: 1)
    try context.save()
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let receiver = Receiver()
    controller.delegate = receiver
    try controller.performFetch()
    let b = context.note("b", rank: 2)
    context.processPendingChanges()
    #expect(receiver.inserted == [b.objectID])
    #expect(receiver.removed == [])
    context.delete(a)
    context.processPendingChanges()
    #expect(receiver.removed == [a.objectID])
  }

  @Test("a delegate gets a snapshot of sections and identifiers after a fetch, and after each change with what changed")
  func contentSnapshots() throws {
    final class Receiver: NSFetchedResultsControllerDelegate {
      var snapshots: [NSDiffableDataSourceSnapshotReference] = []

      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
      ) { snapshots.append(snapshot) }
    }
    let context = try Notes.container().viewContext
    let notes = ["a", "b"].enumerated().map { context.note($1, rank: Int16($0)) }
    try context.save()
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "text", cacheName: nil)
    let receiver = Receiver()
    controller.delegate = receiver
    try controller.performFetch()
    #expect(receiver.snapshots.last?.sectionIdentifiers as? [String] == ["a", "b"])
    #expect(receiver.snapshots.last?.itemIdentifiers as? [NSManagedObjectID] == notes.map(\.objectID))
    #expect(receiver.snapshots.last?.reloadedItemIdentifiers.isEmpty == true)
    notes[1].weight = 3
    let new = context.note("b", rank: 5)
    context.processPendingChanges()
    #expect(receiver.snapshots.count == 2)
    let last = try #require(receiver.snapshots.last)
    #expect(
      last.itemIdentifiersInSection(withIdentifier: "b") as? [NSManagedObjectID] == [notes[1], new].map(\.objectID))
    #expect(last.reloadedItemIdentifiers as? [NSManagedObjectID] == [notes[1].objectID])
  }
}
