import FlowFoundation
import Foundation

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Objects and their changes until these are saved.
///
/// `@unchecked Sendable`: a context and its objects are used on its queue, as on Apple's systems.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue of a context.
  public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
    public var rawValue: NSManagedObjectContextConcurrencyType

    public init(rawValue: NSManagedObjectContextConcurrencyType) { self.rawValue = rawValue }

    public static let privateQueue = ConcurrencyType(rawValue: .privateQueueConcurrencyType)
    public static let mainQueue = ConcurrencyType(rawValue: .mainQueueConcurrencyType)
  }

  /// When work of a task runs.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  private struct Reference {
    weak var object: NSManagedObject?
  }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  /// The author of the changes that it saves, as the history of a store shows it.
  open var transactionAuthor: String?
  open var userInfo = NSMutableDictionary()
  /// What happens if somebody else has changed what is saved.
  open var mergePolicy: Any = NSErrorMergePolicy
  open var undoManager: UndoManager?
  /// Whether deletions follow relationships at the end of an event. Approximate: they always do.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether unchanged objects are kept.
  open var retainsRegisteredObjects = false
  open var shouldDeleteInaccessibleFaults = true
  /// How long values are current, without effect.
  open var stalenessInterval: TimeInterval = -1
  /// Whether objects change when another context saves.
  open var automaticallyMergesChangesFromParent = false

  let queue: ContextQueue
  private var registered: [NSManagedObjectID: Reference] = [:]
  private var pruneLimit = 256
  private var retained = ObjectList()
  /// The permanent identifiers of objects that had temporary ones.
  private var permanent: [ObjectIdentifier: NSManagedObjectID] = [:]
  /// The temporary identifiers before the permanent ones; contexts below this one may still have them.
  private var former: [NSManagedObjectID: NSManagedObjectID] = [:]
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  /// The deleted objects whose relationships have not been followed.
  var undeleted: [NSManagedObject] = []
  /// What has changed since the last notification.
  var pending = PendingChanges()
  /// Whether the context does the work of a batch request, which changes rows: objects and observers are told nothing, rules
  /// for values do not hold, and contexts learn of it when it is merged.
  var isOfBatch = false
  var isProcessing = false
  var isUndoDisabled = false
  var isProcessingScheduled = false
  private var watchers: [WeakWatcher] = []

  private struct WeakWatcher {
    weak var watcher: (any ContextWatcher)?
  }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(isMain: ct != .privateQueueConcurrencyType)
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.rawValue) }

  /// - Returns: `nil`: a context cannot be read from an archive here.
  public required init?(coder: NSCoder) {
    report(.missing("NSManagedObjectContext.init(coder:)", "make the context with a concurrency type."))
    return nil
  }

  deinit {
    for reference in registered.values { reference.object?.forgetFetchedLists() }
    persistentStoreCoordinator?.remove(self)
  }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator?.remove(self)
      coordinator = newValue
      newValue?.add(self)
    }
  }

  private var coordinator: NSPersistentStoreCoordinator?

  /// The context to which changes are saved, instead of a store.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.persistentStoreCoordinator?.add(self) }
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// The entity of a class; without one the program ends with a sentence.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    guard let entity = model?.entity(of: type) ?? ModelsInUse.entity(of: type) else {
      fatalError(
        """
        An NSManagedObject of class '\(type)' must have a valid NSEntityDescription: the model of the context has no \
        entity with this class.
        """)
    }
    return entity
  }

  // MARK: - What subclasses may override

  /// Whether there are changes that are not saved.
  open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !updated.isEmpty }

  /// The inserted objects that are not saved.
  open var insertedObjects: Set<NSManagedObject> {
    processPendingChanges()
    return Set(inserted.list)
  }

  /// The changed objects that are not saved.
  open var updatedObjects: Set<NSManagedObject> {
    processPendingChanges()
    return Set(updated.list)
  }

  /// The deleted objects that are not saved.
  open var deletedObjects: Set<NSManagedObject> {
    processPendingChanges()
    return Set(deleted.list)
  }

  /// The objects in memory.
  open var registeredObjects: Set<NSManagedObject> { Set(known) }

  /// Inserts an object.
  open func insert(_ object: NSManagedObject) { insertObject(object) }

  /// Deletes an object, with those that the rules of its relationships name.
  open func delete(_ object: NSManagedObject) { deleteObject(object) }

  /// Saves all changes to the parent, or in one transaction to each store.
  ///
  /// - Throws: A `CocoaError`: a value breaks a rule of the model, or somebody else has changed the same.
  open func save() throws { try saveChanges() }

  /// Follows the relationships of deleted objects, and posts the notification of changes.
  open func processPendingChanges() { processChanges() }

  /// Takes back the last group of changes.
  open func undo() { undoLast() }

  /// Makes the changes again that were taken back.
  open func redo() { redoLast() }

  /// Forgets all changes.
  open func rollback() { forgetChanges() }

  /// Forgets all objects.
  open func reset() { forgetObjects() }

  /// Reads an object's values again when they are asked for.
  ///
  /// - Parameter flag: Whether its changes are kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { readAgain(object, mergeChanges: flag) }

  /// Reads the values of all objects again when they are asked for; changes are kept.
  open func refreshAllObjects() {
    for object in known { refresh(object, mergeChanges: true) }
  }

  /// Gives inserted objects their permanent identifiers.
  ///
  /// - Throws: `CocoaError` if the store cannot be written.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { try givePermanentIDs(to: objects) }

  /// Shows what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) { merge(notification) }

  /// Runs a request.
  ///
  /// - Throws: `CocoaError` if the request does not fit the model, or the store cannot be read or written.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.run(in: self)
  }

  /// Runs work on the context's queue later.
  open func perform(_ block: @escaping () -> Void) {
    queue.async { [self] in
      ContextQueue.$context.withValue(self) { block() }
      processPendingChanges()
    }
  }

  // MARK: - Registered objects

  /// Objects as they are known, weakly.
  func register(_ object: NSManagedObject) {
    registered[object.id] = Reference(object: object)
    if retainsRegisteredObjects { retained.add(object) }
    guard registered.count > pruneLimit else { return }
    registered = registered.filter { $0.value.object != nil }
    pruneLimit = max(256, registered.count * 2)
  }

  func unregister(_ object: NSManagedObject) {
    registered[object.id] = nil
    retained.remove(object)
  }

  /// All objects in memory, sorted by their identifiers.
  var known: [NSManagedObject] {
    registered.values.compactMap(\.object).sorted {
      ($0.entity.name ?? "", $0.id.key) < ($1.entity.name ?? "", $1.id.key)
    }
  }

  /// The identifier that stands for one that was temporary.
  func resolved(_ id: NSManagedObjectID) -> NSManagedObjectID {
    guard id.isTemporaryID else { return id }
    return permanent[ObjectIdentifier(id)] ?? parent?.resolved(id) ?? id
  }

  /// Gives an object its permanent identifier.
  func give(_ object: NSManagedObject, _ id: NSManagedObjectID) {
    let old = object.id
    unregister(object)
    permanent[ObjectIdentifier(old)] = id
    if old.isTemporaryID { former[id] = old }
    object.id = id
    register(object)
  }

  func registeredObject(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[resolved(id)]?.object ?? registered[id]?.object { return object }
    return parent?.former[id].flatMap { registered[$0]?.object }
  }

  /// The object with an identifier, if it is in memory.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registeredObject(objectID) }

  /// The object with an identifier; its values are read when they are asked for.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    let id = resolved(objectID)
    if let object = registeredObject(id) { return object }
    return fault((try? id.store?.exact(id)) ?? id)
  }

  /// Makes an object whose values have not been read.
  func fault(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = id.entity.managedObjectClass.init(entity: id.entity, insertInto: nil)
    object.id = id
    object.context = self
    object.state = .clean
    object.values = nil
    register(object)
    return object
  }

  /// The object with an identifier, with its values.
  ///
  /// - Throws: `CocoaError.managedObjectReferentialIntegrity` if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = object(with: objectID)
    if object.values == nil, object.row == nil {
      guard fill(object) else {
        unregister(object)
        throw CocoaError(
          .managedObjectReferentialIntegrity,
          userInfo: [NSLocalizedDescriptionKey: "The object \(objectID) is not in the store."])
      }
      object.awakeFromFetch()
    }
    if object.state == .deleted {
      throw CocoaError(
        .managedObjectReferentialIntegrity,
        userInfo: [NSLocalizedDescriptionKey: "The object \(objectID) was deleted."])
    }
    return object
  }

  /// Reads the values of an object.
  ///
  /// - Returns: Whether there is such an object.
  func fill(_ object: NSManagedObject) -> Bool {
    if let parent {
      return parent.queue.sync {
        let id = parent.resolved(object.id)
        guard let source = try? parent.existingObject(with: id) else { return false }
        source.read()
        object.values = source.values?.map { $0 is FetchedList ? Unread() : $0 }
        return true
      }
    }
    guard let row = try? object.id.store?.row(of: object.id), let values = row.values else { return false }
    object.values = values
    object.version = row.version
    return true
  }

  /// The identifiers of a relationship to many, from the parent or the store.
  func relatedIDs(of object: NSManagedObject, _ index: Int) -> [NSManagedObjectID] {
    if let parent {
      return parent.queue.sync { parent.object(with: object.id).relatedIDs(index).list }
    }
    guard let store = object.id.store else { return [] }
    do {
      return try store.related(object.id, object.entity.layout.properties[index])
    } catch {
      reportMistake(
        "\(object.entity.name ?? "").\(object.entity.layout.properties[index].name) cannot be read: \(error)")
      return []
    }
  }

  // MARK: - Watchers

  func add(_ watcher: any ContextWatcher) {
    watchers.removeAll { $0.watcher == nil }
    watchers.append(WeakWatcher(watcher: watcher))
  }

  /// Tells watchers that objects of entities have changed.
  func tellWatchers(_ roots: Set<String>) {
    for watcher in watchers { watcher.watcher?.contextDidChange(roots) }
  }

  func tellWatchersOfProcessing(_ changes: PendingChanges) {
    for watcher in watchers { watcher.watcher?.contextDidProcess(changes) }
  }
}

/// Something that shows objects of a context.
protocol ContextWatcher: AnyObject {
  /// Objects have changed of the entities whose highest have these names.
  func contextDidChange(_ roots: Set<String>)
  /// A group of changes is complete.
  func contextDidProcess(_ changes: PendingChanges)
}

extension ContextWatcher {
  func contextDidProcess(_ changes: PendingChanges) {}
}

/// The changes since the last notification.
struct PendingChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var refreshed = ObjectList()

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}
