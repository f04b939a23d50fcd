import FlowCoreData
import Foundation

/// The stores of a container are local: none of their objects has a record, and none is shared. What would share one fails,
/// as on a device whose container could not be initialized.
extension NSPersistentCloudKitContainer {
  private static let failure = CocoaError(
    .coreData,
    userInfo: [
      NSLocalizedDescriptionKey:
        "The objects cannot be shared: the stores of NSPersistentCloudKitContainer are local here."
    ])

  // MARK: - Records

  /// The record of an object: `nil`.
  public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }

  /// The records of objects: none.
  public func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord] { [:] }

  /// The identifier of the record of an object: `nil`.
  public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }

  /// The identifiers of the records of objects: none.
  public func recordIDs(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID] { [:] }

  // MARK: - Shares

  /// The shares of objects: none.
  ///
  /// - Throws: Nothing here.
  public func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] { [:] }

  /// The shares of a store, or of all: none.
  ///
  /// - Throws: Nothing here.
  public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }

  /// Shares objects, which fails.
  public func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?,
    completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
  ) { completion(nil, nil, nil, Self.failure) }

  /// Shares objects.
  ///
  /// - Throws: A `CocoaError`.
  public func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?
  ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) { throw Self.failure }

  /// Saves a share, which fails.
  public func persistUpdatedShare(
    _ share: CKShare, in persistentStore: NSPersistentStore, completion: ((CKShare?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, Self.failure) }

  /// Saves a share.
  ///
  /// - Throws: A `CocoaError`.
  @discardableResult
  public func persistUpdatedShare(_ share: CKShare, in persistentStore: NSPersistentStore) async throws -> CKShare {
    throw Self.failure
  }

  /// Accepts invitations to shares, which fails.
  public func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
    completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, Self.failure) }

  /// Accepts invitations to shares.
  ///
  /// - Throws: A `CocoaError`.
  @discardableResult
  public func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore
  ) async throws -> [CKShare.Metadata] { throw Self.failure }

  /// Removes the objects of a zone, which fails.
  public func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?,
    completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, Self.failure) }

  /// Removes the objects of a zone.
  ///
  /// - Throws: A `CocoaError`.
  @discardableResult
  public func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?
  ) async throws -> CKRecordZone.ID { throw Self.failure }
}
