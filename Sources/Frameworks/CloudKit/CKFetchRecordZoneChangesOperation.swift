import Foundation
import PhoneSimulation

/// Fetches the records of zones that have changed.
// @unchecked: it is changed before it is performed.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// From which state on, and what is fetched.
  // @unchecked: it is changed before it is used.
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    /// All changes are here at once.
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?

    public override init() {}

    public convenience init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.init()
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit ?? 0
      self.desiredKeys = desiredKeys
    }
  }

  open var recordZoneIDs: [CKRecordZone.ID]?
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  open var fetchAllChanges = true
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordChangedBlock: ((CKRecord) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
        >
      ) -> Void
    )?
  open var recordZoneFetchCompletionBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?

  public convenience init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }

  override func perform(in database: CKDatabase) -> @MainActor @Sendable () -> Void {
    let zones = recordZoneIDs ?? []
    let results = Callback(
      zones.map { zone in
        Result {
          let configuration = configurationsByRecordZoneID?[zone]
          return try database.changes(
            in: zone, since: configuration?.previousServerChangeToken, configuration?.desiredKeys)
        }
      })
    return { [self] in
      var errors: [AnyHashable: any Error] = [:]
      for (zone, result) in zip(zones, results.call) {
        switch result {
        case .failure(let error):
          errors[zone] = error
          recordZoneFetchResultBlock?(zone, .failure(error))
          recordZoneFetchCompletionBlock?(zone, nil, nil, false, error)
        case .success(let changes):
          for record in changes.modified {
            recordWasChangedBlock?(record.recordID, .success(record))
            recordChangedBlock?(record)
          }
          for deletion in changes.deleted { recordWithIDWasDeletedBlock?(deletion.recordID, deletion.recordType) }
          recordZoneFetchResultBlock?(zone, .success((changes.token, nil, false)))
          recordZoneFetchCompletionBlock?(zone, changes.token, nil, false, nil)
        }
      }
      let error = CKError.partialFailure(errors)
      fetchRecordZoneChangesResultBlock?(error.map(Result.failure) ?? .success(()))
      fetchRecordZoneChangesCompletionBlock?(error)
    }
  }
}

/// Fetches the zones that have changed.
// @unchecked: it is changed before it is performed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  /// All changes are here at once.
  open var resultsLimit = 0
  open var fetchAllChanges = true
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  open var fetchDatabaseChangesResultBlock:
    ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?

  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }

  override func perform(in database: CKDatabase) -> @MainActor @Sendable () -> Void {
    let result = Callback(Result { try database.changes(since: previousServerChangeToken) })
    return { [self] in
      switch result.call {
      case .failure(let error):
        fetchDatabaseChangesResultBlock?(.failure(error))
        fetchDatabaseChangesCompletionBlock?(nil, false, error)
      case .success(let changes):
        for change in changes.modifications { recordZoneWithIDChangedBlock?(change.zoneID) }
        for change in changes.deletions { recordZoneWithIDWasDeletedBlock?(change.zoneID) }
        changeTokenUpdatedBlock?(changes.changeToken)
        fetchDatabaseChangesResultBlock?(.success((changes.changeToken, false)))
        fetchDatabaseChangesCompletionBlock?(changes.changeToken, false, nil)
      }
    }
  }
}
