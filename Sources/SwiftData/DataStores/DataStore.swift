import Foundation

/// A store that an app brings: where the models of a configuration are, and how they get there.
///
/// The context hands over what changed as snapshots, and makes models of the snapshots that it gets. One thread at a time
/// uses a store.
public protocol DataStore: AnyObject {
  associatedtype Configuration: DataStoreConfiguration where Self == Self.Configuration.Store
  associatedtype Snapshot: DataStoreSnapshot

  /// Names the store in the identifiers of its models.
  var identifier: String { get }
  var schema: Schema { get }
  var configuration: Configuration { get }

  /// Opens or creates the store.
  ///
  /// - Throws: What keeps it from being used.
  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws

  /// Deletes all models.
  ///
  /// - Throws: What keeps them from being deleted.
  func erase() throws

  /// The models that a request selects.
  ///
  /// - Throws: ``DataStoreError/preferInMemoryFilter`` or ``DataStoreError/preferInMemorySort`` for a condition or an order
  ///   that the context shall apply, and what keeps the models from being read.
  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>

  /// The number of models that a request selects.
  ///
  /// - Throws: As ``fetch(_:)``; the context does not take over.
  func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int

  /// The identifiers of the models that a request selects.
  ///
  /// - Throws: As ``fetch(_:)``; the context does not take over.
  func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]

  /// Stores changes, and gives new models their identifiers.
  ///
  /// - Throws: What keeps the changes from being stored.
  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>

  /// A context begins to use the store.
  func initializeState(for editingState: EditingState)

  /// A context is gone.
  func invalidateState(for editingState: EditingState)

  /// What the store knows without reading about models whose values are needed. The context fetches the others.
  ///
  /// - Throws: What keeps the models from being read.
  func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState) throws
    -> [PersistentIdentifier: Snapshot]
}

extension DataStore {
  public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
    try fetch(request).fetchedSnapshots.count
  }

  public func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws
    -> [PersistentIdentifier]
  {
    try fetch(request).fetchedSnapshots.map(\.persistentIdentifier)
  }

  /// - Throws: ``DataStoreError/unsupportedFeature``.
  public func erase() throws { throw DataStoreError.unsupportedFeature }

  public func initializeState(for editingState: EditingState) {}

  public func invalidateState(for editingState: EditingState) {}

  public func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState) throws
    -> [PersistentIdentifier: Snapshot]
  { [:] }
}

/// A store that deletes all models for which a condition holds, without their being read.
public protocol DataStoreBatching: DataStore {
  /// - Throws: What keeps the models from being deleted.
  func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws
}

/// A store that notes who saved when, and what.
public protocol HistoryProviding {
  associatedtype HistoryType: HistoryTransaction

  static var historyType: HistoryType.Type { get }

  /// The saves that a descriptor selects.
  ///
  /// - Throws: What keeps them from being read.
  func fetchHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws -> [HistoryType]

  /// Forgets the saves that a descriptor selects.
  ///
  /// - Throws: What keeps them from being forgotten.
  func deleteHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws
}

/// How a store that an app brings is opened.
public protocol DataStoreConfiguration: Hashable {
  associatedtype Store: DataStore where Self == Self.Store.Configuration

  var name: String { get }
  /// The models. A container sets it to those that are left if it is `nil`.
  var schema: Schema? { get set }

  /// - Throws: What is wrong with the configuration.
  func validate() throws
}

extension DataStoreConfiguration {
  public func validate() throws {}
}

/// What a store that an app brings refuses.
public enum DataStoreError: Error {
  case unsupportedFeature
  /// The context shall evaluate the condition of the request.
  case preferInMemoryFilter
  /// The context shall sort.
  case preferInMemorySort
  case invalidPredicate
}
