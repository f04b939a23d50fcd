import FlowFoundation
import Foundation
import PhoneSimulation

/// A database in the cloud of the phone. What is stored and asked for is recorded.
// @unchecked: the properties are constant.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Who reads a database.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private` = 2
    case shared = 3
  }

  public let databaseScope: Scope
  private let container: CKContainer

  init(_ container: CKContainer, _ scope: Scope) {
    self.container = container
    databaseScope = scope
  }

  /// Reads or changes what is stored; an error undoes it.
  ///
  /// - Throws: ``CKError``.
  func perform<Result>(
    _ act: String, isRead: Bool = false, _ body: (inout CloudRecords, SimulatedPhone) throws -> Result
  ) throws -> Result {
    let phone = SimulatedPhone.current
    phone.record("CloudKit", act)
    try phone.reachCloud(isPublicRead: isRead && databaseScope == .public)
    let key = container.key(databaseScope, on: phone)
    var records = phone.cloud.databases[key] ?? CloudRecords(databaseScope)
    let result = try body(&records, phone)
    if !isRead { phone.cloud.databases[key] = records }
    return result
  }

  // MARK: Records

  private func saved(_ record: CKRecord) throws -> CKRecord {
    try perform("saves a \(record.recordType)") { records, phone in
      try records.save(record, .ifServerRecordUnchanged, on: phone)
    }
  }

  private func found(_ id: CKRecord.ID) throws -> CKRecord {
    try perform("fetches a record", isRead: true) { records, _ in try records.record(id) }
  }

  private func removed(_ id: CKRecord.ID) throws -> CKRecord.ID {
    try perform("deletes a record") { records, phone in
      try records.mayRemove(id, on: phone)
      try? records.remove(id)
      return id
    }
  }

  /// Stores a record.
  ///
  /// - Throws: ``CKError``: `serverRecordChanged` if the stored one is another state than the one that was fetched.
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { try saved(record) }

  /// Stores a record, and tells soon on the main thread.
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    SimulatedPhone.current.answer(completionHandler) { try saved(record) }
  }

  /// A record.
  ///
  /// - Throws: ``CKError``: `unknownItem` if there is none.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { try found(recordID) }

  /// Tells a record, soon on the main thread.
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    SimulatedPhone.current.answer(completionHandler) { try found(recordID) }
  }

  /// Deletes a record. Deleting a record that does not exist succeeds.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { try removed(recordID) }

  /// Deletes a record, and tells soon on the main thread.
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    SimulatedPhone.current.answer(completionHandler) { try removed(recordID) }
  }

  /// The records with identities, or why there are none.
  ///
  /// - Throws: ``CKError``.
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { try found(ids, desiredKeys) }

  func found(
    _ ids: [CKRecord.ID], _ desiredKeys: [CKRecord.FieldKey]?
  ) throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    try perform("fetches \(ids.count) records", isRead: true) { records, _ in
      ids.reduce(into: [:]) { results, id in results[id] = Result { try records.record(id, desiredKeys) } }
    }
  }

  /// Stores and deletes records.
  ///
  /// - Parameter atomically: Whether none is changed if one cannot be.
  /// - Throws: ``CKError``.
  @discardableResult
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    try modified(recordsToSave, recordIDsToDelete, savePolicy, atomically)
  }

  func modified(
    _ saved: [CKRecord], _ deleted: [CKRecord.ID], _ policy: CKModifyRecordsOperation.RecordSavePolicy,
    _ isAtomic: Bool
  ) throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    try perform("saves \(saved.count) and deletes \(deleted.count) records") { records, phone in
      let before = records
      var saves: [CKRecord.ID: Result<CKRecord, any Error>] = [:]
      // A share refers to its root, which may come with it.
      for record in saved.filter({ !($0 is CKShare) }) + saved.filter({ $0 is CKShare }) {
        let attempt = isAtomic ? record.copied(changes: true) : record
        saves[record.recordID] = Result { try records.save(attempt, policy, with: saved, on: phone) }
      }
      var deletes: [CKRecord.ID: Result<Void, any Error>] = [:]
      for id in deleted {
        deletes[id] = Result { try records.mayRemove(id, on: phone) }
        // Deleting a record that does not exist succeeds.
        if case .success? = deletes[id] { try? records.remove(id) }
      }
      let isComplete =
        saves.values.allSatisfy { if case .success = $0 { true } else { false } }
        && deletes.values.allSatisfy { if case .success = $0 { true } else { false } }
      if isAtomic, !isComplete {
        records = before
        for (id, result) in saves {
          if case .success = result { saves[id] = .failure(CKError(.batchRequestFailed)) }
        }
        for (id, result) in deletes {
          if case .success = result { deletes[id] = .failure(CKError(.batchRequestFailed)) }
        }
      } else if isAtomic {
        for record in saved {
          guard case .success(let stored)? = saves[record.recordID] else { continue }
          record.take(stored)
          saves[record.recordID] = .success(record)
        }
      }
      for record in saved {
        guard let share = records.records[record.recordID]?.share else { continue }
        record.values.withLock { $0.share = share }
      }
      return (saves, deletes)
    }
  }

  // MARK: Queries

  func matches(
    _ query: CKQuery, _ zone: CKRecordZone.ID?, _ keys: [CKRecord.FieldKey]?, _ limit: Int, from start: Int = 0
  ) throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) {
    try perform("queries \(query.recordType)", isRead: true) { records, _ in
      let ids = try records.records(query, zone)
      let end = limit == CKQueryOperation.maximumResults ? ids.count : min(ids.count, start + max(0, limit))
      let found = ids[min(start, end)..<end].map { id in (id, Result { try records.record(id, keys) }) }
      let cursor = end < ids.count ? CKQueryOperation.Cursor(query, zone, start: end) : nil
      return (found, cursor)
    }
  }

  /// The records that a query selects, and what continues it if there are more.
  ///
  /// - Throws: ``CKError``.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) {
    try matches(query, zoneID, desiredKeys, resultsLimit)
  }

  /// The next records of a query.
  ///
  /// - Throws: ``CKError``.
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) {
    try matches(queryCursor.query, queryCursor.zone, desiredKeys, resultsLimit, from: queryCursor.start)
  }

  /// Tells the records that a query selects, soon on the main thread.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {
    SimulatedPhone.current.answer(completionHandler) {
      try matches(query, zoneID, nil, CKQueryOperation.maximumResults).matchResults.compactMap { try? $0.1.get() }
    }
  }

  /// Tells the records that a query selects, soon on the main thread.
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error
        >
      ) -> Void
  ) {
    SimulatedPhone.current.answer {
      completionHandler($0.map(Result.success) ?? .failure($1 ?? CKError(.internalError)))
    } _: {
      try matches(query, zoneID, desiredKeys, resultsLimit)
    }
  }

  // MARK: Zones and subscriptions

  private func saved(_ zone: CKRecordZone) throws -> CKRecordZone {
    try perform("saves the zone \(zone.zoneID.zoneName)") { records, _ in
      try records.mayAdd(zone.zoneID)
      records.add(zone.zoneID)
      return zone
    }
  }

  private func removed(_ zoneID: CKRecordZone.ID) throws -> CKRecordZone.ID {
    try perform("deletes the zone \(zoneID.zoneName)") { records, _ in
      try records.remove(zoneID)
      return zoneID
    }
  }

  /// Adds a zone.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { try saved(zone) }

  /// Adds a zone, and tells soon on the main thread.
  open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    SimulatedPhone.current.answer(completionHandler) { try saved(zone) }
  }

  /// Adds and removes zones.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  open func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { try modified(recordZonesToSave, recordZoneIDsToDelete) }

  func modified(_ added: [CKRecordZone], _ removed: [CKRecordZone.ID]) throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) {
    try perform("saves \(added.count) and deletes \(removed.count) zones") { records, _ in
      for zone in added {
        try records.mayAdd(zone.zoneID)
        records.add(zone.zoneID)
      }
      var deletes: [CKRecordZone.ID: Result<Void, any Error>] = [:]
      for id in removed { deletes[id] = Result { try records.remove(id) } }
      return (Dictionary(added.map { ($0.zoneID, .success($0)) }) { $1 }, deletes)
    }
  }

  open func allRecordZones() async throws -> [CKRecordZone] {
    try perform("fetches zones", isRead: true) { records, _ in records.zones.map { CKRecordZone(zoneID: $0) } }
  }

  /// A zone.
  ///
  /// - Throws: ``CKError``: `zoneNotFound` if there is none.
  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    try perform("fetches a zone", isRead: true) { records, _ in
      guard records.zones.contains(zoneID) else { throw CKError(.zoneNotFound) }
      return CKRecordZone(zoneID: zoneID)
    }
  }

  /// Removes a zone with its records. The default zone cannot be removed.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { try removed(zoneID) }

  /// Removes a zone with its records, and tells soon on the main thread.
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) {
    SimulatedPhone.current.answer(completionHandler) { try removed(zoneID) }
  }

  private func savedSubscription(_ subscription: CKSubscription) throws -> CKSubscription {
    try perform("subscribes to \(subscription.subscriptionID)") { records, _ in
      records.subscriptions[subscription.subscriptionID] = subscription
      return subscription
    }
  }

  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription { try savedSubscription(subscription) }

  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    SimulatedPhone.current.answer(completionHandler) { try savedSubscription(subscription) }
  }

  open func allSubscriptions() async throws -> [CKSubscription] {
    try perform("fetches subscriptions", isRead: true) { records, _ in
      records.subscriptions.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// A subscription.
  ///
  /// - Throws: ``CKError``: `unknownItem` if there is none.
  open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    try perform("fetches a subscription", isRead: true) { records, _ in
      guard let known = records.subscriptions[subscriptionID] else { throw CKError(.unknownItem) }
      return known
    }
  }

  private func removedSubscription(_ subscriptionID: CKSubscription.ID) throws -> CKSubscription.ID {
    try perform("ends the subscription to \(subscriptionID)") { records, _ in
      records.subscriptions[subscriptionID] = nil
      return subscriptionID
    }
  }

  @discardableResult
  open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    try removedSubscription(subscriptionID)
  }

  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) {
    SimulatedPhone.current.answer(completionHandler) { try removedSubscription(subscriptionID) }
  }

  /// Adds and ends subscriptions.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  open func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
  ) async throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) { try modified(subscriptionsToSave, subscriptionIDsToDelete) }

  func modified(_ added: [CKSubscription], _ removed: [CKSubscription.ID]) throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) {
    try perform("saves \(added.count) and ends \(removed.count) subscriptions") { records, _ in
      for subscription in added { records.subscriptions[subscription.subscriptionID] = subscription }
      for id in removed { records.subscriptions[id] = nil }
      return (
        Dictionary(added.map { ($0.subscriptionID, .success($0)) }) { $1 },
        Dictionary(removed.map { ($0, .success(())) }) { $1 }
      )
    }
  }

  // MARK: Operations

  /// Performs an operation at once, and calls its closures soon on the main thread.
  open func add(_ operation: CKDatabaseOperation) {
    if operation.database == nil { operation.database = self }
    SimulatedPhone.current.runSoon(named: "an operation of the cloud", operation.perform(in: self))
  }
}
