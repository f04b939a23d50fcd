import Foundation
import PhoneSimulation

/// Adds and removes zones.
// @unchecked: it is changed before it is performed.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZonesToSave: [CKRecordZone]?
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?

  public convenience init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }

  override func perform(in database: CKDatabase) -> @MainActor @Sendable () -> Void {
    let (added, removed) = (recordZonesToSave ?? [], recordZoneIDsToDelete ?? [])
    let result = Callback(Result { try database.modified(added, removed) })
    return { [self] in
      switch result.call {
      case .failure(let error):
        modifyRecordZonesResultBlock?(.failure(error))
        modifyRecordZonesCompletionBlock?(nil, nil, error)
      case .success(let results):
        var errors: [AnyHashable: any Error] = [:]
        for zone in added { perRecordZoneSaveBlock?(zone.zoneID, .success(zone)) }
        for id in removed {
          guard let result = results.deleteResults[id] else { continue }
          if case .failure(let error) = result { errors[id] = error }
          perRecordZoneDeleteBlock?(id, result)
        }
        let error = CKError.partialFailure(errors)
        modifyRecordZonesResultBlock?(error.map(Result.failure) ?? .success(()))
        modifyRecordZonesCompletionBlock?(added, removed.filter { errors[$0] == nil }, error)
      }
    }
  }
}

/// Adds and ends subscriptions.
// @unchecked: it is changed before it is performed.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  open var perSubscriptionSaveBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override func perform(in database: CKDatabase) -> @MainActor @Sendable () -> Void {
    let (added, removed) = (subscriptionsToSave ?? [], subscriptionIDsToDelete ?? [])
    let result = Callback(Result { try database.modified(added, removed) })
    return { [self] in
      switch result.call {
      case .failure(let error):
        modifySubscriptionsResultBlock?(.failure(error))
        modifySubscriptionsCompletionBlock?(nil, nil, error)
      case .success:
        for subscription in added { perSubscriptionSaveBlock?(subscription.subscriptionID, .success(subscription)) }
        for id in removed { perSubscriptionDeleteBlock?(id, .success(())) }
        modifySubscriptionsResultBlock?(.success(()))
        modifySubscriptionsCompletionBlock?(added, removed, nil)
      }
    }
  }
}

/// Fetches records by their identities.
// @unchecked: it is changed before it is performed.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  override func perform(in database: CKDatabase) -> @MainActor @Sendable () -> Void {
    let ids = recordIDs ?? []
    let result = Callback(Result { try database.found(ids, desiredKeys) })
    return { [self] in
      switch result.call {
      case .failure(let error):
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
      case .success(let results):
        var errors: [AnyHashable: any Error] = [:]
        for id in ids {
          guard let result = results[id] else { continue }
          if case .failure(let error) = result { errors[id] = error }
          perRecordResultBlock?(id, result)
        }
        let error = CKError.partialFailure(errors)
        fetchRecordsResultBlock?(error.map(Result.failure) ?? .success(()))
        fetchRecordsCompletionBlock?(results.compactMapValues { try? $0.get() }, error)
      }
    }
  }
}

extension CKError {
  /// The error of an operation of which parts have failed; `nil` if none has.
  static func partialFailure(_ errors: [AnyHashable: any Error]) -> CKError? {
    errors.isEmpty ? nil : CKError(.partialFailure, userInfo: [CKPartialErrorsByItemIDKey: errors])
  }
}
