import Foundation
import PhoneSimulation

/// Work in a cloud. A database performs it, or a queue of operations.
// @unchecked: it is changed before it is performed.
open class CKOperation: Operation, @unchecked Sendable {
  /// How the work is done, of which the container alone makes a difference here.
  open var configuration = Configuration()

  /// Performs the work.
  ///
  /// - Returns: What tells the results.
  func perform(in container: CKContainer) -> @MainActor @Sendable () -> Void { {} }

  open override func main() {
    let container = configuration.container ?? .default()
    SimulatedPhone.current.runSoon(named: "an operation of the cloud", perform(in: container))
  }

  /// How work is done.
  // @unchecked: it is changed before it is used.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The container of an operation that is in a queue of the app.
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var allowsCellularAccess = true
    open var isLongLived = false
  }
}

/// Work in a database.
// @unchecked: it is changed before it is performed.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?

  /// Performs the work.
  ///
  /// - Returns: What tells the results.
  func perform(in database: CKDatabase) -> @MainActor @Sendable () -> Void { {} }

  override func perform(in container: CKContainer) -> @MainActor @Sendable () -> Void {
    perform(in: database ?? container.privateCloudDatabase)
  }
}

/// Stores and deletes records.
// @unchecked: it is changed before it is performed.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// When a record is stored that somebody else changed.
  public enum RecordSavePolicy: Int, Sendable {
    /// Never.
    case ifServerRecordUnchanged = 0
    /// Always, with the values that were set.
    case changedKeys = 1
    /// Always.
    case allKeys = 2
  }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether none is changed if one cannot be.
  open var isAtomic = true
  /// Called once for each record, when it is stored.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }

  override func perform(in database: CKDatabase) -> @MainActor @Sendable () -> Void {
    let (saved, deleted) = (recordsToSave ?? [], recordIDsToDelete ?? [])
    let result = Callback(Result { try database.modified(saved, deleted, savePolicy, isAtomic) })
    return { [self] in
      switch result.call {
      case .failure(let error):
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
      case .success(let results):
        var errors: [AnyHashable: any Error] = [:]
        for record in saved {
          guard let result = results.saveResults[record.recordID] else { continue }
          if case .failure(let error) = result {
            errors[record.recordID] = error
          } else {
            perRecordProgressBlock?(record, 1)
          }
          perRecordSaveBlock?(record.recordID, result)
        }
        for id in deleted {
          guard let result = results.deleteResults[id] else { continue }
          if case .failure(let error) = result { errors[id] = error }
          perRecordDeleteBlock?(id, result)
        }
        let error = CKError.partialFailure(errors)
        modifyRecordsResultBlock?(error.map(Result.failure) ?? .success(()))
        modifyRecordsCompletionBlock?(
          saved.filter { errors[$0.recordID] == nil }, deleted.filter { errors[$0] == nil }, error)
      }
    }
  }
}

/// Selects records.
// @unchecked: it is changed before it is performed.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where a query continues.
  // @unchecked: the properties are constant.
  public final class Cursor: NSObject, @unchecked Sendable {
    let query: CKQuery
    let zone: CKRecordZone.ID?
    let start: Int

    init(_ query: CKQuery, _ zone: CKRecordZone.ID?, start: Int) {
      self.query = query
      self.zone = zone
      self.start = start
    }
  }

  /// As many results as the cloud gives at once: all, here.
  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func perform(in database: CKDatabase) -> @MainActor @Sendable () -> Void {
    let result = Callback(
      Result {
        guard let query = cursor?.query ?? query else { throw CKError(.invalidArguments) }
        return try database.matches(
          query, cursor?.zone ?? zoneID, desiredKeys, resultsLimit, from: cursor?.start ?? 0)
      })
    return { [self] in
      switch result.call {
      case .failure(let error):
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
      case .success(let found):
        for (id, result) in found.matchResults {
          recordMatchedBlock?(id, result)
          if let record = try? result.get() { recordFetchedBlock?(record) }
        }
        queryResultBlock?(.success(found.queryCursor))
        queryCompletionBlock?(found.queryCursor, nil)
      }
    }
  }
}
