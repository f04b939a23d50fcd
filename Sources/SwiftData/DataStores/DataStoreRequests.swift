import Foundation

/// What a store is told about the context that uses it.
public struct EditingState: Identifiable, Sendable {
  public typealias ID = UUID

  public let id: UUID
  /// The author of the context.
  public var author: String?
}

/// Which models a context wants from a store.
///
/// `@unchecked Sendable`: key paths to properties capture nothing, and the rest of a descriptor is Sendable.
public struct DataStoreFetchRequest<T: PersistentModel>: @unchecked Sendable {
  public let editingState: EditingState
  public let descriptor: FetchDescriptor<T>
}

/// The models that a store has found.
///
/// `@unchecked Sendable`: as ``DataStoreFetchRequest``.
public struct DataStoreFetchResult<ModelType: PersistentModel, SnapshotType: DataStoreSnapshot>: @unchecked Sendable {
  public let descriptor: FetchDescriptor<ModelType>
  /// The models, in the order of the result.
  public let fetchedSnapshots: [SnapshotType]
  /// Models that those lead to.
  public let relatedSnapshots: [PersistentIdentifier: SnapshotType]

  public init(
    descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
    relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
  ) {
    self.descriptor = descriptor
    self.fetchedSnapshots = fetchedSnapshots
    self.relatedSnapshots = relatedSnapshots
  }
}

/// What a context saves.
public struct DataStoreSaveChangesRequest<SnapshotType: DataStoreSnapshot>: Sendable {
  /// New models, with temporary identifiers.
  public let inserted: [SnapshotType]
  public let updated: [SnapshotType]
  public let deleted: [SnapshotType]
  public let editingState: EditingState
}

/// What a store has saved.
public final class DataStoreSaveChangesResult<T: DataStoreSnapshot>: Sendable {
  /// The identifiers that new models have from now on, by their temporary ones.
  public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
  public let storeIdentifier: String
  /// What the store has made of models, if it is not what was handed over.
  public let snapshotsToReregister: [PersistentIdentifier: T]

  public init(
    for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
    snapshotsToReregister: [PersistentIdentifier: T] = [:]
  ) {
    self.storeIdentifier = storeIdentifier
    self.remappedIdentifiers = remappedIdentifiers
    self.snapshotsToReregister = snapshotsToReregister
  }
}

/// Which models a store shall delete.
public struct DataStoreBatchDeleteRequest<T: PersistentModel>: Sendable {
  public let editingState: EditingState
  /// The condition; `nil` for all models of the type.
  public let predicate: Predicate<T>?
}
