import FlowFoundation
import Foundation

extension NSManagedObjectContext {
  // MARK: - Inserting and deleting

  /// Inserts an object.
  func insertObject(_ object: NSManagedObject) {
    guard object.context == nil else {
      if object.context !== self {
        reportMistake("An object was inserted into a second context: \(object.id).")
      } else if object.state == .deleted {
        undelete(object)
      }
      return
    }
    object.context = self
    object.state = .inserted
    inserted.add(object)
    register(object)
    pending.inserted.add(object)
    registerUndo { [weak self, object] in self?.delete(object) }
    noteEvent(object.entity)
    if !isOfBatch { object.awakeFromInsert() }
  }

  /// Deletes an object, with those that the rules of its relationships name.
  func deleteObject(_ object: NSManagedObject) {
    guard object.context === self else {
      return reportMistake("An object that is not in the context was deleted: \(object.id).")
    }
    guard object.state != .deleted else { return }
    if !isOfBatch { object.prepareForDeletion() }
    if object.state != .inserted { object.read() }
    object.objectWillChange.send()
    let wasInserted = object.state == .inserted
    if wasInserted { inserted.remove(object) } else { updated.remove(object) }
    if object.committed == nil, !wasInserted { object.committed = object.values }
    object.state = .deleted
    if wasInserted {
      // It was never saved: the save has nothing to do.
      pending.inserted.remove(object)
    } else {
      deleted.add(object)
      pending.deleted.add(object)
    }
    pending.updated.remove(object)
    registerUndo { [weak self, object] in self?.undelete(object, wasInserted: wasInserted) }
    undeleted.append(object)
    noteEvent(object.entity)
  }

  /// Takes back a deletion.
  func undelete(_ object: NSManagedObject, wasInserted: Bool = false) {
    guard object.state == .deleted else { return }
    undeleted.removeAll { $0 === object }
    deleted.remove(object)
    object.objectWillChange.send()
    object.context = self
    register(object)
    object.state = wasInserted ? .inserted : .updated
    if wasInserted { inserted.add(object) } else { updated.add(object) }
    pending.inserted.add(object)
    registerUndo { [weak self, object] in self?.delete(object) }
    noteEvent(object.entity)
  }

  // MARK: - Notes of objects

  /// An object has its first change.
  func noteUpdate(of object: NSManagedObject) { updated.add(object) }

  /// A value of an object has changed.
  func noteChange(of object: NSManagedObject) {
    if object.state == .updated { pending.updated.add(object) }
    noteEvent(object.entity)
  }

  /// Tells watchers at once, and makes sure that a notification follows.
  func noteEvent(_ entity: NSEntityDescription) {
    tellWatchers([entity.root.name ?? ""])
    scheduleProcessing()
  }

  private func scheduleProcessing() {
    guard !isProcessingScheduled else { return }
    isProcessingScheduled = true
    queue.async { [weak self] in
      self?.isProcessingScheduled = false
      self?.processPendingChanges()
    }
  }

  /// Follows the relationships of deleted objects, and posts the notification of changes.
  func processChanges() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    followDeletions()
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = PendingChanges()
    tellWatchersOfProcessing(changes)
    post(NSManagedObjectContext.didChangeObjectsNotification, changes)
  }

  private func followDeletions() {
    while !undeleted.isEmpty {
      let object = undeleted.removeFirst()
      for (index, property) in object.entity.layout.properties.enumerated() {
        guard let relationship = property.relationship else { continue }
        let others = object.relatedIDs(index).list.map { self.object(with: $0) }
        switch relationship.deleteRule {
        case .nullifyDeleteRule, .denyDeleteRule:
          guard let inverse = relationship.inverseRelationship else { break }
          if relationship.deleteRule == .denyDeleteRule { break }
          for other in others where other.state != .deleted { other.forget(object.id, inverse.name) }
        case .cascadeDeleteRule:
          for other in others { delete(other) }
        case .noActionDeleteRule: break
        }
      }
      if object.committed == nil, !object.id.isTemporaryID { continue }
      if object.id.isTemporaryID, !deleted.contains(object) {
        unregister(object)
        object.context = nil
      }
    }
  }

  /// Posts a notification with objects.
  func post(_ name: Notification.Name, _ changes: PendingChanges) {
    var info: [AnyHashable: Any] = [:]
    for (key, list) in [
      (NSInsertedObjectsKey, changes.inserted), (NSUpdatedObjectsKey, changes.updated),
      (NSDeletedObjectsKey, changes.deleted), (NSRefreshedObjectsKey, changes.refreshed),
    ] where !list.isEmpty {
      info[key] = Set(list.list)
    }
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  // MARK: - Undo

  /// Registers how a change is undone.
  func registerUndo(_ undo: @escaping () -> Void) {
    guard let undoManager, !isUndoDisabled, queue.isCurrent else { return }
    // `nonisolated(unsafe)`: it is used on the main queue, on which the context is.
    nonisolated(unsafe) let undo = undo
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { undoManager.registerUndo(withTarget: self) { _ in undo() } }
  }

  /// Takes back the last group of changes.
  func undoLast() {
    processPendingChanges()
    let manager = undoManager
    if MainQueue.isCurrent { MainActor.assumeIsolated { manager?.undo() } }
  }

  /// Makes the changes again that were taken back.
  func redoLast() {
    processPendingChanges()
    let manager = undoManager
    if MainQueue.isCurrent { MainActor.assumeIsolated { manager?.redo() } }
  }

  // MARK: - Forgetting changes

  /// Forgets all changes.
  func forgetChanges() {
    isUndoDisabled = true
    defer { isUndoDisabled = false }
    var changed = PendingChanges()
    undeleted = []
    for object in inserted.list {
      object.objectWillChange.send()
      unregister(object)
      object.context = nil
      object.state = .outside
      changed.deleted.add(object)
    }
    for object in updated.list + deleted.list {
      object.objectWillChange.send()
      if let committed = object.committed { object.values = committed }
      object.committed = nil
      object.state = .clean
      changed.refreshed.add(object)
    }
    finish(changed)
  }

  private func finish(_ changed: PendingChanges) {
    inserted = ObjectList()
    updated = ObjectList()
    deleted = ObjectList()
    pending = PendingChanges()
    let roots = Set((changed.deleted.list + changed.refreshed.list).map { $0.entity.root.name ?? "" })
    tellWatchers(roots)
    guard !changed.isEmpty else { return }
    tellWatchersOfProcessing(changed)
    post(NSManagedObjectContext.didChangeObjectsNotification, changed)
  }

  /// Forgets all objects.
  func forgetObjects() {
    var changed = PendingChanges()
    for object in known {
      unregister(object)
      object.forgetFetchedLists()
      object.context = nil
      object.state = .outside
      changed.refreshed.add(object)
    }
    undeleted = []
    inserted = ObjectList()
    updated = ObjectList()
    deleted = ObjectList()
    pending = PendingChanges()
    tellWatchers(Set(model?.entities.map { $0.root.name ?? "" } ?? []))
    NotificationCenter.default.post(
      name: NSManagedObjectContext.didChangeObjectsNotification, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: changed.refreshed.list.map(\.id)])
  }

  /// Reads an object's values again when they are asked for.
  ///
  /// - Parameter flag: Whether its changes are kept.
  func readAgain(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.context === self, object.state == .clean || object.state == .updated else { return }
    object.objectWillChange.send()
    let changes = flag && object.state == .updated ? object.values : nil
    let before = object.committed
    if !flag, object.state == .updated {
      updated.remove(object)
      object.state = .clean
    }
    object.willTurnIntoFault()
    object.values = nil
    object.row = nil
    object.committed = nil
    if let changes, let before {
      guard fill(object) else { return }
      let stored = object.values ?? []
      object.committed = stored
      object.values = stored.indices.map { index in
        if changes[index] is Unread || Unread.isEqual(changes[index], before[index]) { return stored[index] }
        return changes[index]
      }
    } else {
      object.didTurnIntoFault()
    }
    pending.refreshed.add(object)
    noteEvent(object.entity)
  }

  /// Chooses the generation of the store that fetches see. Without effect: they see the latest.
  ///
  /// - Throws: Nothing here.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    report(.missing("NSManagedObjectContext.setQueryGenerationFrom(_:)", "fetches see the latest values."))
  }

  /// Checks for conflicts of an object that has no changes. Without effect.
  public func detectConflicts(for object: NSManagedObject) {
    report(.missing("NSManagedObjectContext.detectConflicts(for:)", "only changed objects are checked."))
  }

  /// Chooses the store in which an inserted object is saved; without it, that is the first one with the entity.
  public func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject else { return }
    guard object.id.isTemporaryID, store.has(object.entity) else {
      return reportMistake(
        """
        \(object.id) cannot be assigned to a store: \
        \(object.id.isTemporaryID ? "the store does not have its entity" : "it is in one already"). Assign new objects \
        to a store whose configuration has their entity.
        """)
    }
    object.assignedStore = store
  }

  /// Gives inserted objects their permanent identifiers.
  ///
  /// - Throws: `CocoaError` if the store cannot be written.
  func givePermanentIDs(to objects: [NSManagedObject]) throws {
    let new = objects.filter { $0.id.isTemporaryID && $0.state == .inserted }
    for object in new {
      guard let store = persistentStoreCoordinator?.store(of: object) else { continue }
      let ids = try store.file.withDatabase { database in
        try database.transaction { try store.takeKeys([object], database) }
      }
      if let id = ids.first { give(object, id) }
    }
    normalize()
  }
}

/// A generation of a store; there is only the latest.
public final class NSQueryGenerationToken: NSObject, Sendable {
  public static let current = NSQueryGenerationToken()
}
