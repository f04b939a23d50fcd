import FlowFoundation
import Foundation

extension NSManagedObjectContext {
  /// Saves all changes to the parent, or in one transaction to each store.
  ///
  /// - Throws: A `CocoaError`: a value breaks a rule of the model, or somebody else has changed the same.
  func saveChanges() throws {
    try prepareForSave()
    guard hasChanges else { return }
    var changes = PendingChanges()
    for object in inserted.list { changes.inserted.add(object) }
    for object in updated.list { changes.updated.add(object) }
    for object in deleted.list { changes.deleted.add(object) }
    if !isOfBatch { try validate() }
    if let parent { saveToParent(parent) } else { try saveToStores() }
    finishSave(changes)
  }

  private func prepareForSave() throws {
    processPendingChanges()
    guard hasChanges else { return }
    if !isOfBatch { tellObjects() }
    for object in inserted.list + updated.list { Derivation.update(object) }
  }

  /// Tells observers and objects that they will be saved.
  private func tellObjects() {
    NotificationCenter.default.post(name: NSManagedObjectContext.willSaveObjectsNotification, object: self)
    var told = ObjectList()
    // An object may change others before a save.
    for _ in 0..<100 {
      let new = (inserted.list + updated.list + deleted.list).filter { !told.contains($0) }
      if new.isEmpty { break }
      for object in new {
        told.add(object)
        object.willSave()
      }
      processPendingChanges()
    }
  }

  private func validate() throws {
    var faults: [any Error] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch { faults.append(error) }
    }
    for object in inserted.list { check(object.validateForInsert) }
    for object in updated.list { check(object.validateForUpdate) }
    for object in deleted.list { check(object.validateForDelete) }
    try Validation.throwAll(faults)
  }

  // MARK: - To the parent

  private func saveToParent(_ parent: NSManagedObjectContext) {
    parent.queue.sync {
      for object in inserted.list { parent.adopt(object) }
      for object in inserted.list + updated.list { parent.take(over: object) }
      for object in deleted.list {
        let other = parent.object(with: object.id)
        if other.state != .deleted { parent.delete(other) }
      }
      parent.processPendingChanges()
    }
  }

  /// Inserts an object like that of a child.
  private func adopt(_ object: NSManagedObject) {
    let own = object.entity.managedObjectClass.init(entity: object.entity, insertInto: nil)
    own.id = object.id
    own.assignedStore = object.assignedStore
    own.context = self
    own.state = .inserted
    inserted.add(own)
    register(own)
    pending.inserted.add(own)
    noteEvent(own.entity)
  }

  /// Takes over the values of an object of a child.
  private func take(over object: NSManagedObject) {
    let own = self.object(with: object.id)
    if own.state != .inserted { own.noteChange() } else { own.objectWillChange.send() }
    for index in object.entity.layout.properties.indices {
      let value = object.values?[index]
      if value is Unread || value is FetchedList { continue }
      own.values?[index] = value
      // What the store has is needed to find what differs.
      if own.committed?[index] is Unread { own.committed?[index] = RelatedIDs(relatedIDs(of: own, index)) }
    }
    noteChange(of: own)
  }

  // MARK: - To stores

  private func saveToStores() throws {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw CocoaError(
        .persistentStoreSave,
        userInfo: [
          NSLocalizedDescriptionKey:
            "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
        ])
    }
    for store in coordinator.persistentStores {
      try save(to: store) { coordinator.store(of: $0) === store }
    }
  }

  private func save(to store: NSPersistentStore, _ belongs: (NSManagedObject) -> Bool) throws {
    var attempts = 0
    while true {
      let (new, changed, gone) = (
        inserted.list.filter(belongs), updated.list.filter(belongs), deleted.list.filter(belongs)
      )
      if new.isEmpty, changed.isEmpty, gone.isEmpty { return }
      if store.isReadOnly {
        throw CocoaError(
          .persistentStoreSave, userInfo: [NSLocalizedDescriptionKey: "The store is read only and cannot be saved."])
      }
      do {
        let ids = try StoreSave(store: store, inserted: new, updated: changed, deleted: gone).run()
        for object in new {
          if let id = ids[ObjectIdentifier(object.id)] { give(object, id) }
          object.version = 1
        }
        for object in changed { object.version += 1 }
        return
      } catch let conflicts as SaveConflicts {
        attempts += 1
        // A policy may leave conflicts, or make others.
        guard attempts <= 100 else { throw MergeResolution.error(conflicts, in: self) }
        try MergeResolution.resolve(conflicts, with: mergePolicy, in: self)
      }
    }
  }

  private func finishSave(_ changes: PendingChanges) {
    normalize()
    for object in inserted.list + updated.list {
      object.committed = nil
      object.state = .clean
    }
    for object in deleted.list {
      unregister(object)
      object.context = nil
      object.state = .outside
      object.committed = nil
    }
    inserted = ObjectList()
    updated = ObjectList()
    deleted = ObjectList()
    if isOfBatch { return }
    for object in (changes.inserted.list + changes.updated.list + changes.deleted.list) { object.didSave() }
    post(NSManagedObjectContext.didSaveObjectsNotification, changes)
    postIDs(NSManagedObjectContext.didSaveObjectIDsNotification, changes)
    tellOthers(changes)
  }

  /// Replaces temporary identifiers in the values of objects.
  func normalize() {
    for object in inserted.list + updated.list {
      guard var values = object.values else { continue }
      for index in values.indices {
        if let id = values[index] as? NSManagedObjectID, id.isTemporaryID {
          values[index] = resolved(id)
        } else if let ids = values[index] as? RelatedIDs, ids.list.contains(where: \.isTemporaryID) {
          values[index] = RelatedIDs(ids.list.map(resolved))
        }
      }
      object.values = values
    }
  }

  private func postIDs(_ name: Notification.Name, _ changes: PendingChanges) {
    var info: [AnyHashable: Any] = [:]
    for (key, list) in [
      (NSInsertedObjectIDsKey, changes.inserted), (NSUpdatedObjectIDsKey, changes.updated),
      (NSDeletedObjectIDsKey, changes.deleted),
    ] where !list.isEmpty {
      info[key] = Set(list.list.map(\.id))
    }
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  // MARK: - Other contexts

  /// Shows the changes in the contexts that merge them automatically.
  private func tellOthers(_ changes: PendingChanges) {
    let saved = SavedChanges(changes)
    for other in persistentStoreCoordinator?.others(than: self) ?? [] {
      guard other.automaticallyMergesChangesFromParent, other.parent === parent || other.parent === self else {
        continue
      }
      if other.queue.isCurrent {
        other.merge(saved)
      } else {
        other.queue.async { [weak other] in other?.merge(saved) }
      }
    }
  }

  /// Shows what another context has saved.
  func merge(_ notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      let value = notification.userInfo?[key]
      if let objects = value as? Set<NSManagedObject> { return objects.map(\.id) }
      return (value as? Set<NSManagedObjectID>).map(Array.init) ?? []
    }
    merge(
      SavedChanges(
        inserted: ids(NSInsertedObjectsKey) + ids(NSInsertedObjectIDsKey),
        updated: ids(NSUpdatedObjectsKey) + ids(NSUpdatedObjectIDsKey),
        deleted: ids(NSDeletedObjectsKey) + ids(NSDeletedObjectIDsKey)))
  }

  /// Shows changes that were made in a store, in several contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      (changeNotificationData[key] as? [NSManagedObjectID]) ?? (changeNotificationData[key] as? Set<NSManagedObjectID>)
        .map(Array.init)
        ?? []
    }
    let saved = SavedChanges(
      inserted: ids(NSInsertedObjectsKey) + ids(NSInsertedObjectIDsKey),
      updated: ids(NSUpdatedObjectsKey) + ids(NSUpdatedObjectIDsKey),
      deleted: ids(NSDeletedObjectsKey) + ids(NSDeletedObjectIDsKey))
    for context in contexts { context.queue.sync { context.merge(saved) } }
  }

  /// Shows what was saved.
  func merge(_ saved: SavedChanges) {
    for id in saved.updated {
      if let object = registeredObject(id), object.state == .clean || object.state == .updated {
        refresh(object, mergeChanges: true)
      }
    }
    for id in saved.deleted {
      guard let object = registeredObject(id), object.state != .inserted else { continue }
      object.objectWillChange.send()
      updated.remove(object)
      deleted.remove(object)
      object.state = .outside
      unregister(object)
      object.context = nil
      pending.deleted.add(object)
    }
    for id in saved.inserted { pending.inserted.add(object(with: id)) }
    tellWatchers(saved.roots)
    processPendingChanges()
    NotificationCenter.default.post(
      name: NSManagedObjectContext.didMergeChangesObjectIDsNotification, object: self,
      userInfo: [
        NSInsertedObjectIDsKey: Set(saved.inserted), NSUpdatedObjectIDsKey: Set(saved.updated),
        NSDeletedObjectIDsKey: Set(saved.deleted),
      ])
  }
}

/// The identifiers of saved objects.
struct SavedChanges: Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
    self.inserted = inserted.sorted { $0.key < $1.key }
    self.updated = updated.sorted { $0.key < $1.key }
    self.deleted = deleted.sorted { $0.key < $1.key }
  }

  init(_ changes: PendingChanges) {
    inserted = changes.inserted.list.map(\.id)
    updated = changes.updated.list.map(\.id)
    deleted = changes.deleted.list.map(\.id)
  }

  /// The names of the highest entities.
  var roots: Set<String> { Set((inserted + updated + deleted).map { $0.entity.root.name ?? "" }) }
}

/// Computes derived attributes.
enum Derivation {
  static func update(_ object: NSManagedObject) {
    for (index, property) in object.entity.layout.properties.enumerated() {
      guard let attribute = property.attribute as? NSDerivedAttributeDescription,
        let expression = attribute.derivationExpression
      else { continue }
      let value = expression.expressionValue(with: object, context: nil)
      object.values?[index] = ManagedValue.kept(value, attribute)
    }
  }
}
