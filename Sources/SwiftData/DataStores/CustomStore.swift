import FlowFoundation
import Foundation

/// A store that an app brings, as contexts use it.
///
/// `@unchecked Sendable`: the store is only used in the lock, by one thread at a time.
final class CustomStore<Store: DataStore>: ContextStore, @unchecked Sendable {
  private let store: Store
  private let schema: Schema
  /// The thread that uses the store may use it again, because stores notify observers who fetch.
  private let lock = NSRecursiveLock()
  let identifier: String

  let allowsSave = true

  /// - Throws: What the configuration or the store refuses.
  init(_ configuration: Store.Configuration, _ schema: Schema) throws {
    var configuration = configuration
    if configuration.schema == nil { configuration.schema = schema }
    try configuration.validate()
    store = try DefaultSnapshot.$schema.withValue(schema) { [configuration] in
      try Store(configuration, migrationPlan: nil)
    }
    self.schema = schema
    identifier = store.identifier
  }

  private func using<Result>(_ body: (Store) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try DefaultSnapshot.$schema.withValue(schema) { try body(store) }
  }

  // MARK: Fetching

  func selection<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) -> any Selection<T> {
    CustomFetch(descriptor, of: self, in: context)
  }

  /// What the store answers to a descriptor, and what of it is left to the context.
  struct Answer<T: PersistentModel> {
    var rows: [ModelStore.Row]
    /// The descriptor with which the store was asked in the end.
    var asked: FetchDescriptor<T>
  }

  /// Asks the store again without the condition, or without the order, if it leaves that to the context. Then the limit is
  /// without effect, as on Apple's systems.
  func answer<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws -> Answer<T> {
    var asked = descriptor
    while true {
      do { return Answer(rows: try rows(asked, in: context), asked: asked) } catch let error as DataStoreError {
        switch error {
        case .preferInMemoryFilter where asked.predicate != nil: asked.predicate = nil
        case .preferInMemorySort where !asked.sortBy.isEmpty: asked.sortBy = []
        default: throw error
        }
        asked.fetchLimit = nil
        asked.fetchOffset = nil
      }
    }
  }

  private func rows<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws
    -> [ModelStore.Row]
  {
    let description = ModelDescription.of(T.self)
    return try using { store in
      try store.fetch(DataStoreFetchRequest(editingState: context.editingState, descriptor: descriptor))
        .fetchedSnapshots.compactMap { try row($0, of: description) }
    }
  }

  /// The values of a snapshot; `nil` if it is of another type, or of a model that was never saved.
  private func row(_ snapshot: Store.Snapshot, of description: ModelDescription) throws -> ModelStore.Row? {
    let identifier = snapshot.persistentIdentifier
    guard let key = identifier.row,
      let own = schema.descriptions.first(where: { $0.name == identifier.entityName }), own.isKind(of: description)
    else { return nil }
    return ModelStore.Row(key: key, type: own.name, slots: try DefaultSnapshot(snapshot).slots())
  }

  func count<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws -> Int {
    try using {
      try $0.fetchCount(DataStoreFetchRequest(editingState: context.editingState, descriptor: descriptor))
    }
  }

  func identifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws
    -> [PersistentIdentifier]
  {
    try using {
      try $0.fetchIdentifiers(DataStoreFetchRequest(editingState: context.editingState, descriptor: descriptor))
    }
  }

  func contains(_ description: ModelDescription, key: Int64, in context: ModelContext) throws -> Bool {
    try !rows(description, keys: [key], in: context).isEmpty
  }

  func typeName(_ description: ModelDescription, key: Int64, in context: ModelContext) throws -> String? {
    try rows(description, keys: [key], in: context).first?.type
  }

  func rows(_ description: ModelDescription, keys: [Int64], in context: ModelContext) throws -> [ModelStore.Row] {
    let identifiers = keys.map {
      PersistentIdentifier(.permanent($0), entityName: description.name, storeIdentifier: identifier)
    }
    var found = try using { store in
      try store.cachedSnapshots(for: identifiers, editingState: context.editingState).values
        .compactMap { try row($0, of: description) }
    }
    let wanted = Set(keys).subtracting(found.map(\.key))
    if wanted.isEmpty { return found }
    func fetched<T: PersistentModel>(_ type: T.Type) throws -> [ModelStore.Row] {
      let missing = identifiers.filter { $0.row.map(wanted.contains) ?? false }
      let isWanted = #Predicate<T> { missing.contains($0.persistentModelID) }
      return try answer(FetchDescriptor(predicate: isWanted), in: context).rows
    }
    found += try fetched(description.type).filter { wanted.contains($0.key) }
    return found
  }

  func slots(_ description: ModelDescription, _ index: Int, key: Int64, in context: ModelContext) throws
    -> [ModelRecord.Slot]?
  {
    try rows(description, keys: [key], in: context).first?.slots
  }

  // MARK: Changes

  func save(_ records: [ModelRecord], in context: ModelContext) throws {
    for record in records where record.isInStore { record.loadAll() }
    var related = Dictionary(records.map { ($0.identifier, $0.backingData) }, uniquingKeysWith: { first, _ in first })
    func snapshots(_ state: ModelRecord.State) -> [Store.Snapshot] {
      records.filter { $0.state == state }.map { Store.Snapshot(from: $0.backingData, relatedBackingDatas: &related) }
    }
    let request = DataStoreSaveChangesRequest(
      inserted: snapshots(.inserted), updated: snapshots(.stored), deleted: snapshots(.deleted),
      editingState: context.editingState)
    let result = try using { try $0.save(request) }
    for record in records where record.state == .inserted {
      guard let key = result.remappedIdentifiers[record.identifier]?.row ?? record.identifier.row else {
        throw StoreError.invalid(
          134030,
          """
          The store '\(identifier)' has given a new \(record.description.name) no identifier. Return one for \
          \(record.identifier.primaryKey) in the remappedIdentifiers of DataStoreSaveChangesResult.
          """)
      }
      record.newKey = key
    }
    try using { _ in
      for (identifier, snapshot) in result.snapshotsToReregister {
        let record = records.first {
          ($0.newKey ?? $0.identifier.row) == identifier.row && $0.description.name == identifier.entityName
        }
        try record?.replace(DefaultSnapshot(snapshot).slots())
      }
    }
  }

  func delete<T: PersistentModel>(_ type: T.Type, _ predicate: Predicate<T>?, in context: ModelContext) throws -> Bool {
    func delete(_ store: some DataStoreBatching) throws {
      try store.delete(DataStoreBatchDeleteRequest(editingState: context.editingState, predicate: predicate))
    }
    try using { store in
      if let store = store as? any DataStoreBatching { return try delete(store) }
      reportMistake(
        """
        delete(model:where:) deletes no \(type), as on Apple's systems: the store \(Store.self) does not conform to \
        DataStoreBatching. Fetch the models, and delete each.
        """)
    }
    return true
  }

  func removeAll() throws { try using { try $0.erase() } }

  // MARK: History

  func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]? {
    func fetch<Provider: HistoryProviding>(_ provider: Provider) throws -> [T]? {
      guard let descriptor = descriptor as? HistoryDescriptor<Provider.HistoryType> else { return nil }
      return try provider.fetchHistory(descriptor) as? [T]
    }
    return try using { store in try (store as? any HistoryProviding).flatMap { try fetch($0) } }
  }

  func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> Bool {
    func delete<Provider: HistoryProviding>(_ provider: Provider) throws -> Bool {
      guard let descriptor = descriptor as? HistoryDescriptor<Provider.HistoryType> else { return false }
      try provider.deleteHistory(descriptor)
      return true
    }
    return try using { store in try (store as? any HistoryProviding).map { try delete($0) } ?? false }
  }

  // MARK: Contexts

  func begin(_ state: EditingState) { using { $0.initializeState(for: state) } }

  func end(_ state: EditingState) { using { $0.invalidateState(for: state) } }
}

extension ModelRecord {
  /// The values, as snapshots of stores read them.
  var backingData: any BackingData {
    func open<Model: PersistentModel>(_ type: Model.Type) -> any BackingData { RecordBackingData<Model>(self) }
    return open(description.type)
  }

  /// Takes what the store has made of the model.
  fileprivate func replace(_ stored: [Slot]) {
    for index in stored.indices {
      guard let model else {
        slots[index] = stored[index]
        continue
      }
      model.observing(description.properties[index].declaredKeyPath) { slots[index] = stored[index] }
    }
  }
}
