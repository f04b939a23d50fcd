import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Whether there is an account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available = 1
  case restricted = 2
  case noAccount = 3
  case temporarilyUnavailable = 4
}

/// The cloud of a phone: at first with an account, and empty.
public struct PhoneCloud: PhoneValue {
  public var accountStatus = CKAccountStatus.available
  /// How every request fails; `nil` if none does.
  public var failure: CKError.Code?
  /// The databases by the names of their containers and their scopes.
  var databases: [String: CloudRecords] = [:]
  /// Counts the changes of other devices.
  var foreignChanges = 0

  public init() {}
}

/// What is in a database.
struct CloudRecords: Sendable {
  var records: [CKRecord.ID: CKRecord] = [:]
  /// The order in which records were stored first.
  var order: [CKRecord.ID] = []
  var zones: [CKRecordZone.ID] = [.default]
  var subscriptions: [CKSubscription.ID: CKSubscription] = [:]
  var changeCount = 0
  /// The records that were deleted.
  var deletions: [Deletion] = []
  /// The latest change of each zone: of its records, or its creation.
  var zoneChanges: [CKRecordZone.ID: Int] = [:]
  var zoneDeletions: [ZoneDeletion] = []
  /// The files of assets, which apps may remove after a save.
  var files: [URL: Data] = [:]

  /// Stores a copy of a record.
  ///
  /// - Throws: ``CKError``.
  mutating func save(
    _ record: CKRecord, _ policy: CKModifyRecordsOperation.RecordSavePolicy, at date: Date
  ) throws -> CKRecord {
    guard zones.contains(record.recordID.zoneID) else { throw CKError(.zoneNotFound) }
    let known = records[record.recordID]
    if policy == .ifServerRecordUnchanged, record.recordChangeTag != known?.recordChangeTag {
      throw known.map {
        CKError(
          .serverRecordChanged,
          userInfo: [
            CKRecordChangedErrorServerRecordKey: CKRecord(copying: $0), CKRecordChangedErrorClientRecordKey: record,
          ])
      } ?? CKError(.unknownItem)
    }
    var values = record.values.value
    if policy == .changedKeys, let known {
      let changed = values.changed
      values.fields = known.values.value.fields.merging(values.fields.filter { changed.contains($0.key) }) { $1 }
    }
    for case let asset as CKAsset in values.fields.values {
      guard let url = asset.fileURL else { continue }
      if let data = try? Data(contentsOf: url) {
        files[url] = data
      } else if files[url] == nil {
        throw CKError(.assetFileNotFound)
      }
    }
    changeCount += 1
    (values.tag, values.modified, values.changed) = (String(changeCount), date, [])
    values.created = known?.creationDate ?? date
    record.values.withLock { [values] in $0 = values }
    zoneChanges[record.recordID.zoneID] = changeCount
    if known == nil { order.append(record.recordID) }
    records[record.recordID] = CKRecord(copying: record)
    return record
  }

  /// Removes a record, and those that refer to it and go with it.
  ///
  /// - Throws: ``CKError``.
  mutating func remove(_ id: CKRecord.ID) throws {
    guard let record = records.removeValue(forKey: id) else { throw CKError(.unknownItem) }
    order.removeAll { $0 == id }
    changeCount += 1
    deletions.append(Deletion(id: id, type: record.recordType, number: changeCount))
    zoneChanges[id.zoneID] = changeCount
    for other in order {
      let leads = records[other]?.values.value.fields.values.contains { value in
        guard let reference = value as? CKRecord.Reference else { return false }
        return reference.action == .deleteSelf && reference.recordID == id
      }
      if leads == true, records[other] != nil { try remove(other) }
    }
  }

  /// A copy of a record, with its files.
  ///
  /// - Throws: ``CKError`` if there is none.
  func record(_ id: CKRecord.ID, _ keys: [CKRecord.FieldKey]? = nil) throws -> CKRecord {
    guard let record = records[id] else { throw CKError(.unknownItem) }
    let copy = CKRecord(copying: record, keys: keys)
    for case let asset as CKAsset in copy.values.value.fields.values {
      guard let url = asset.fileURL, let data = files[url] else { continue }
      if !FileManager.default.fileExists(atPath: url.path) { try? data.write(to: url) }
    }
    return copy
  }

  /// The records that a query selects, in its order.
  ///
  /// - Throws: ``CKError`` if there is no such zone.
  func records(_ query: CKQuery, _ zone: CKRecordZone.ID?) throws -> [CKRecord.ID] {
    if let zone, !zones.contains(zone) { throw CKError(.zoneNotFound) }
    var found = order.compactMap { records[$0] }.filter { record in
      record.recordType == query.recordType && (zone == nil || record.recordID.zoneID == zone)
        && query.predicate.evaluate(with: record)
    }
    for descriptor in (query.sortDescriptors ?? []).reversed() {
      let sorted = found.enumerated().sorted { left, right in
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: left.offset < right.offset
        }
      }
      found = sorted.map(\.element)
    }
    return found.map(\.recordID)
  }
}

extension SimulatedPhone {
  /// The cloud of the phone.
  public var cloud: PhoneCloud {
    get { self[PhoneCloud.self] }
    set { self[PhoneCloud.self] = newValue }
  }

  /// The records of a container, in the order in which they were stored first.
  ///
  /// - Parameter scope: The database.
  public func cloudRecords(
    _ container: CKContainer = .default(), _ scope: CKDatabase.Scope = .private
  ) -> [CKRecord] {
    let database = cloud.databases[container.key(scope)] ?? CloudRecords()
    return database.order.compactMap { try? database.record($0) }
  }

  /// Stores a record as another device of the account does, whatever is stored.
  ///
  /// - Throws: ``CKError`` if its zone does not exist, or a file is missing.
  public func saveFromAnotherDevice(
    _ record: CKRecord, _ container: CKContainer = .default(), _ scope: CKDatabase.Scope = .private
  ) throws {
    try changeFromAnotherDevice(container, scope) { [now] in
      _ = try $0.save(CKRecord(copying: record), .allKeys, at: now)
    }
  }

  /// Deletes a record as another device of the account does.
  ///
  /// - Throws: ``CKError`` if there is none.
  public func deleteFromAnotherDevice(
    _ recordID: CKRecord.ID, _ container: CKContainer = .default(), _ scope: CKDatabase.Scope = .private
  ) throws { try changeFromAnotherDevice(container, scope) { try $0.remove(recordID) } }

  /// - Throws: ``CKError`` of the change.
  private func changeFromAnotherDevice(
    _ container: CKContainer, _ scope: CKDatabase.Scope, _ change: (inout CloudRecords) throws -> Void
  ) throws {
    let key = container.key(scope)
    var database = cloud.databases[key] ?? CloudRecords()
    try change(&database)
    update(PhoneCloud.self) { cloud in
      cloud.databases[key] = database
      cloud.foreignChanges += 1
    }
  }
}
