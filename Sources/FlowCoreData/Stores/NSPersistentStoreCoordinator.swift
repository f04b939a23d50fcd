import FlowFoundation
import Foundation
import Locking

/// The stores of a model, for contexts.
///
/// `@unchecked Sendable`: the stores and contexts are in a lock.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// A context that may show what others save.
  private struct Listener: @unchecked Sendable {
    weak var context: NSManagedObjectContext?
  }

  public let managedObjectModel: NSManagedObjectModel
  open var name: String?
  private let stores = Locked<[NSPersistentStore]>([])
  private let listeners = Locked<[Listener]>([])
  private let queue = DispatchQueue(label: "NSPersistentStoreCoordinator")

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    ModelsInUse.add(model)
  }

  open var persistentStores: [NSPersistentStore] { stores.withLock { $0 } }

  // MARK: - Stores

  /// Adds a store.
  ///
  /// - Throws: `CocoaError` if the model has no such configuration, or the file is no store of the model.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
      throw CocoaError(
        .persistentStoreIncompatibleSchema,
        userInfo: [NSLocalizedDescriptionKey: "The model has no configuration '\(configuration ?? "")'."])
    }
    let isMemory = storeType == NSInMemoryStoreType || storeURL == nil || storeURL?.path == "/dev/null"
    func isOn(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false }
    let isReadOnly = !isMemory && isOn(NSReadOnlyPersistentStoreOption)
    let canInfer = isOn(NSInferMappingModelAutomaticallyOption)
    let migrates = isOn(NSMigratePersistentStoresAutomaticallyOption)
    if let manager = options?[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager,
      let storeURL, !isMemory, !isReadOnly
    {
      guard migrates, canInfer else { throw StagedMigration.missingOptions }
      var rest = options ?? [:]
      rest[NSPersistentStoreStagedMigrationManagerOptionKey] = nil
      try StagedMigration(
        manager: manager, url: storeURL, type: storeType, configuration: configuration, options: rest,
        model: managedObjectModel
      ).run()
      // The models of the stages were in use in between.
      ModelsInUse.add(managedObjectModel)
    }
    // Mapping models are made for whole models.
    if migrates, let storeURL, !isMemory, !isReadOnly, entities.count == managedObjectModel.entities.count {
      try StoreUpgrade(url: storeURL, type: storeType, model: managedObjectModel, canInfer: canInfer).run()
    }
    let file = try StoreFile(
      entities, at: isMemory ? nil : storeURL, isReadOnly: isReadOnly, canMigrate: migrates && canInfer)
    let store = NSPersistentStore(
      file, type: storeType, configuration: configuration, url: storeURL, options: options, entities: entities)
    store.persistentStoreCoordinator = self
    tellObservers(of: NSAddedPersistentStoresKey, store) { stores.withLock { $0.append(store) } }
    return store
  }

  /// Adds a store.
  ///
  /// - Throws: `CocoaError` if the model has no such configuration, or the file is no store of the model.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store that a description describes.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.allOptions)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Removes a store; its file stays.
  ///
  /// - Throws: Nothing here.
  open func remove(_ store: NSPersistentStore) throws {
    guard persistentStores.contains(where: { $0 === store }) else { return }
    tellObservers(of: NSRemovedPersistentStoresKey, store) {
      stores.withLock { $0.removeAll { $0 === store } }
      store.persistentStoreCoordinator = nil
    }
  }

  /// Removes the file of a store.
  ///
  /// - Throws: An error of the file system if a file cannot be removed.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url { try remove(store) }
    for suffix in ["", "-wal", "-shm"] {
      let file = URL(fileURLWithPath: url.path + suffix)
      if url.path != "/dev/null", FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  /// Removes the file of a store.
  ///
  /// - Throws: An error of the file system if a file cannot be removed.
  public func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
  }

  /// Copies a store to another file, which replaces it in the coordinator.
  ///
  /// - Throws: `CocoaError` if the store cannot be read, or the file cannot be written.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    try store.file.copy(to: storeURL)
    let configuration = store.configurationName
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: configuration, at: storeURL, options: options ?? store.options)
  }

  /// Copies a store to another file, which replaces it in the coordinator.
  ///
  /// - Throws: `CocoaError` if the store cannot be read, or the file cannot be written.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  /// Replaces the file of a store by a copy of another one.
  ///
  /// - Throws: `CocoaError` if the store cannot be read, or the file cannot be written.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    try StoreFile.copy(from: sourceURL, to: destinationURL)
  }

  /// Replaces the file of a store by a copy of another one.
  ///
  /// - Throws: `CocoaError` if the store cannot be read, or the file cannot be written.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType
  ) throws {
    try replacePersistentStore(
      at: destinationURL, withPersistentStoreFrom: sourceURL, ofType: sourceType.rawValue)
  }

  /// The store with an address.
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

  /// The address of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// What is known about a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Changes what is known about a store, which keeps the values of property lists. It does so at once, where Apple's waits
  /// for the next save.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

  /// The identifier that an address names; `nil` for a temporary one.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/")
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let key = Int64(parts[1].dropFirst()),
      let entity = managedObjectModel.entitiesByName[String(parts[0])],
      let store = persistentStores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() })
    else { return nil }
    return NSManagedObjectID(entity, key: key, in: store)
  }

  /// Tells observers that a store was saved, by whomever, if its options ask for it: on a queue of the coordinator, after
  /// the save.
  func tellObservers(ofChangesIn store: NSPersistentStore) {
    guard store.isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey) else { return }
    queue.async { [self] in
      var info: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
      info[NSPersistentStoreURLKey] = store.url
      info[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
      NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: info)
    }
  }

  /// Runs work on the coordinator's queue.
  open func perform(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }

  /// Runs work on the coordinator's queue, and waits.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  // MARK: - Contexts

  /// The store for objects of an entity.
  func store(of entity: NSEntityDescription) -> NSPersistentStore? {
    let all = persistentStores
    return all.first { $0.has(entity) && !$0.isReadOnly } ?? all.first { $0.has(entity) }
  }

  /// The store of an object: where it is, or where it will be saved.
  func store(of object: NSManagedObject) -> NSPersistentStore? {
    let all = persistentStores
    // The store of an object may have been replaced by a copy.
    if let own = object.id.store ?? object.assignedStore, all.contains(where: { $0 === own }) { return own }
    return store(of: object.entity)
  }

  /// Tells a context what others save.
  func add(_ context: NSManagedObjectContext) {
    listeners.withLock { listeners in
      listeners.removeAll { $0.context == nil }
      listeners.append(Listener(context: context))
    }
  }

  func remove(_ context: NSManagedObjectContext) {
    listeners.withLock { $0.removeAll { $0.context == nil || $0.context === context } }
  }

  /// The contexts other than one, in the order in which they were made.
  func others(than context: NSManagedObjectContext?) -> [NSManagedObjectContext] {
    listeners.withLock { $0.map { Listener(context: $0.context) } }.compactMap(\.context).filter { $0 !== context }
  }
}
