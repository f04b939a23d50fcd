import Foundation

/// A store of SQLite, as one that an app brings: for apps that put their own in front of it.
///
/// Containers use SQLite without it.
public final class DefaultStore: DataStore, DataStoreBatching {
  public typealias Configuration = ModelConfiguration
  public typealias Snapshot = DefaultSnapshot

  public let name: String
  public let schema: Schema
  public let configuration: ModelConfiguration
  private let core: ContainerCore

  /// Opens or creates the store.
  ///
  /// - Throws: A ``SwiftDataError`` if the configuration has no schema, or if the store cannot be opened.
  public init(_ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)? = nil) throws {
    guard let schema = configuration.schema else {
      throw SwiftDataError(.unknownSchema, "The configuration '\(configuration.name)' has no schema. Set it.")
    }
    self.configuration = configuration
    self.schema = schema
    name = configuration.name
    core = try ContainerCore(schema, [configuration], migrationPlan)
  }

  public var identifier: String { core.stores.first?.identifier ?? name }

  public func erase() throws {
    for store in core.stores { try store.removeAll() }
  }

  public func initializeState(for editingState: EditingState) {}

  public func invalidateState(for editingState: EditingState) {}

  public func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws
    -> DataStoreFetchResult<T, DefaultSnapshot>
  {
    // The models find their values in the context.
    let context = ModelContext(core)
    return try withExtendedLifetime(context) {
      let snapshots = try context.fetch(request.descriptor).map(Self.snapshot)
      return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: snapshots)
    }
  }

  private static func snapshot(of model: any PersistentModel) -> DefaultSnapshot {
    model.record.loadAll()
    return DefaultSnapshot(model.record)
  }

  public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
    try ModelContext(core).fetchCount(request.descriptor)
  }

  public func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws
    -> [PersistentIdentifier]
  {
    try ModelContext(core).fetchIdentifiers(request.descriptor)
  }

  public func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
    let context = ModelContext(core)
    context.author = request.editingState.author
    try context.delete(model: T.self, where: request.predicate)
    try context.save()
  }

  public func save(_ request: DataStoreSaveChangesRequest<DefaultSnapshot>) throws
    -> DataStoreSaveChangesResult<DefaultSnapshot>
  {
    let context = ModelContext(core)
    context.author = request.editingState.author
    var inserted: [PersistentIdentifier: any PersistentModel] = [:]
    for snapshot in request.inserted {
      inserted[snapshot.persistentIdentifier] = snapshot.newModel()
    }
    func link(_ identifier: PersistentIdentifier) -> ModelLink {
      inserted[identifier].map(ModelLink.model) ?? .id(identifier)
    }
    for snapshot in request.inserted {
      guard let model = inserted[snapshot.persistentIdentifier] else { continue }
      model.record.slots = snapshot.slots(link)
      context.insertAny(model)
    }
    for snapshot in request.updated {
      let record = context.model(for: snapshot.persistentIdentifier).record
      let slots = snapshot.slots(link)
      for index in slots.indices { record.change(index) { record.slots[index] = slots[index] } }
    }
    for snapshot in request.deleted { context.deleteAny(context.model(for: snapshot.persistentIdentifier)) }
    try context.save()
    return DataStoreSaveChangesResult(
      for: identifier, remappedIdentifiers: inserted.mapValues { $0.persistentModelID })
  }

  public func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState) throws
    -> [PersistentIdentifier: DefaultSnapshot]
  { [:] }
}

extension DefaultStore: HistoryProviding {
  public typealias HistoryType = DefaultHistoryTransaction
  public typealias TokenType = DefaultHistoryToken

  public static var historyType: DefaultHistoryTransaction.Type { DefaultHistoryTransaction.self }

  public func fetchHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws
    -> [DefaultHistoryTransaction]
  {
    try ModelContext(core).fetchHistory(descriptor)
  }

  public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
    try ModelContext(core).deleteHistory(descriptor)
  }
}

extension ModelConfiguration: DataStoreConfiguration {
  public typealias Store = DefaultStore
}

extension DefaultSnapshot {
  /// A new model without values.
  fileprivate func newModel() -> any PersistentModel {
    func open<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel {
      Model.make(ModelRecord(ModelDescription.of(type)))
    }
    return open(description.type)
  }
}
