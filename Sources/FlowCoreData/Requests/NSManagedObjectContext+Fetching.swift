import FlowFoundation
import Foundation

extension NSManagedObjectContext {
  /// The results of a request.
  ///
  /// - Throws: `CocoaError` if the request does not fit the model, or the store cannot be read.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try results(request.options).compactMap { $0 as? T }
  }

  /// The number of results of a request.
  ///
  /// - Throws: `CocoaError` if the request does not fit the model, or the store cannot be read.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    var options = request.options
    options.sortDescriptors = nil
    return try objects(options).count
  }

  /// The results of a request in the form that it asks for.
  func results(_ options: FetchOptions) throws -> [Any] {
    switch options.resultType {
    case .managedObjectIDResultType: return try objects(options).map(\.id)
    case .countResultType: return [NSNumber(value: try objects(options).count)]
    case .dictionaryResultType:
      // Dictionaries are what the store has: they do not know changes that are not saved.
      let stored = storedContext()
      return try withExtendedLifetime(stored) {
        try DictionaryResults(options, entity(of: options)).rows(stored.objects(options.unlimited))
      }
    default: return try objects(options)
    }
  }

  /// A context of the same stores that knows no changes.
  func storedContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// The entity that a request names.
  func entity(of options: FetchOptions) throws -> NSEntityDescription {
    let name = options.entity?.name ?? options.entityName ?? ""
    // The entity may be that of another model with the same content.
    if let entity = model?.entitiesByName[name] { return entity }
    throw CocoaError(
      .coreData,
      userInfo: [NSLocalizedDescriptionKey: "A fetch request must have an entity: the model has none named '\(name)'."])
  }

  /// The objects that a request selects, in its order.
  func objects(_ options: FetchOptions) throws -> [NSManagedObject] {
    processPendingChanges()
    let entity = try entity(of: options)
    let fetch = Fetch(options, entity)
    if let parent { return try fetch.objects(in: self, below: parent) }
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      throw CocoaError(
        .coreData,
        userInfo: [NSLocalizedDescriptionKey: "The context has no store: load the container's stores first."])
    }
    let stores = coordinator.persistentStores.filter { store in
      store.has(entity) && options.stores?.contains { $0 === store } != false
    }
    return try fetch.objects(in: self, stores)
  }

  /// The object of a row, with its values if they are not known.
  func object(of row: StoredRow, refreshes: Bool) -> NSManagedObject {
    if let object = registeredObject(row.id) {
      if object.state == .clean, let values = row.values {
        if object.values == nil {
          object.row = values
          object.version = row.version
        } else if refreshes {
          object.values = values
          object.version = row.version
        }
      }
      return object
    }
    let object = fault(row.id)
    object.row = row.values
    object.version = row.version
    return object
  }
}

extension FetchOptions {
  /// Without limit and offset, which count groups.
  fileprivate var unlimited: FetchOptions {
    var options = self
    if propertiesToGroupBy != nil || isDistinct { (options.limit, options.offset) = (0, 0) }
    return options
  }
}

/// Finds the objects that a request selects.
struct Fetch {
  private let options: FetchOptions
  private let entity: NSEntityDescription
  private let tree: PredicateTree?

  init(_ options: FetchOptions, _ entity: NSEntityDescription) {
    self.options = options
    self.entity = entity
    tree = options.predicate?.tree
  }

  private func isSelected(_ object: NSManagedObject) throws -> Bool {
    let isKind =
      options.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
    guard isKind else { return false }
    if let stores = options.stores {
      let own = object.context?.persistentStoreCoordinator?.store(of: object)
      guard stores.contains(where: { $0 === own }) else { return false }
    }
    return try tree?.evaluate(with: object) ?? true
  }

  private func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sortedStably(by: options.sortDescriptors ?? [])
  }

  private func limited(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    let rest = objects.dropFirst(options.offset)
    return Array(options.limit > 0 ? rest.prefix(options.limit) : rest)
  }

  // MARK: - From a parent

  func objects(in context: NSManagedObjectContext, below parent: NSManagedObjectContext) throws -> [NSManagedObject] {
    var all = options
    if context.hasChanges {
      (all.limit, all.offset, all.predicate, all.sortDescriptors) = (0, 0, nil, nil)
    }
    let ids = try parent.queue.sync { try parent.objects(all).map(\.id) }
    let found = ids.map { context.object(with: $0) }
    guard context.hasChanges else { return found }
    let known = Set(found.map(ObjectIdentifier.init))
    let new = context.inserted.list.filter { !known.contains(ObjectIdentifier($0)) }
    return limited(sorted(try (found + new).filter { try $0.state != .deleted && isSelected($0) }))
  }

  // MARK: - From stores

  /// A store sorts by what it has.
  ///
  /// - Throws: `CocoaError` for a key that the entity does not have.
  private func checkOrder() throws {
    for descriptor in options.sortDescriptors ?? [] {
      guard let path = (descriptor as? KeySortDescriptor)?.sortedKey, let key = path.split(separator: ".").first,
        !["self", "SELF", "objectID"].contains(key), entity.layout.index(of: String(key)) == nil
      else { continue }
      throw CocoaError(
        .coreData,
        userInfo: [
          NSLocalizedDescriptionKey:
            """
          keypath \(path) not found in entity \(entity.name ?? ""). Sort by a property of the data model, or sort the \
          result.
          """
        ])
    }
  }

  func objects(in context: NSManagedObjectContext, _ stores: [NSPersistentStore]) throws -> [NSManagedObject] {
    try checkOrder()
    var query = SQLQuery(entity, includesSubentities: options.includesSubentities)
    let rest = tree.flatMap { query.add($0) }
    let canSort = query.add(options.sortDescriptors ?? [])
    let changed = options.includesPendingChanges ? Set(changes(context).map { $0.entity.root.name ?? "" }) : []
    // Objects that the predicate leads to have changes: everything is decided in memory.
    if !changed.isDisjoint(with: query.otherTables) || (rest != nil && !changed.isEmpty) {
      let all = try rows(SQLQuery(entity, includesSubentities: options.includesSubentities), context, stores)
      return try merged(all, context)
    }
    if changed.contains(entity.root.name ?? "") {
      return try merged(try rows(query, context, stores), context)
    }
    let isComplete = rest == nil && canSort && stores.count == 1
    if isComplete { query.limit(options.limit, offset: options.offset) }
    var found = try rows(query, context, stores)
    if let rest { found = try found.filter { try rest.evaluate(with: $0) } }
    if isComplete { return found }
    return limited(canSort && stores.count == 1 ? found : sorted(found))
  }

  private func changes(_ context: NSManagedObjectContext) -> [NSManagedObject] {
    context.inserted.list + context.updated.list + context.deleted.list
  }

  private func rows(
    _ query: SQLQuery, _ context: NSManagedObjectContext, _ stores: [NSPersistentStore]
  ) throws -> [NSManagedObject] {
    try stores.flatMap { store -> [NSManagedObject] in
      var rows: [StoredRow] = []
      try store.file.withDatabase { database in
        try database.run(query.statement, query.parameters) { row in
          if let row = store.row(row, entity) { rows.append(row) }
          return true
        }
      }
      return rows.map { context.object(of: $0, refreshes: options.refreshes) }
    }
  }

  /// The objects of the store with those that have changes.
  private func merged(_ found: [NSManagedObject], _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    let unchanged = found.filter { $0.state == .clean }
    let live = (context.updated.list + context.inserted.list).filter { $0.state != .deleted }
    // In the order of keys, as without changes; new ones at the end.
    let saved = (unchanged + live.filter { !$0.id.isTemporaryID }).sorted { $0.id.key < $1.id.key }
    let all = saved + live.filter(\.id.isTemporaryID)
    return limited(sorted(try all.filter { try isSelected($0) }))
  }
}

extension NSPersistentStoreCoordinator {
  /// Runs a request for a context.
  ///
  /// - Returns: The list of a fetch, or the result of another request.
  /// - Throws: `CocoaError` if the request does not fit the model, or the store cannot be used.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
    try request.answer(in: context)
  }
}
