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
  /// Who is signed in. Another person has other private and shared records.
  public var account = Person(recordName: "_simulated")
  /// The people whom an app finds by their addresses and numbers, to share records with them.
  public var people: [Person] = []
  /// How every request fails; `nil` if none does.
  public var failure: CKError.Code?
  /// The databases by the names of their containers and their scopes.
  var databases: [String: CloudRecords] = [:]
  /// What others share with the person at the phone, by links.
  var invitations: [URL: CloudInvitation] = [:]
  /// Counts the changes of other devices.
  var foreignChanges = 0

  public init() {}

  /// A person with an account.
  public struct Person: Hashable, Sendable {
    public var recordName: String
    public var givenName: String
    public var familyName: String
    public var emailAddress: String?
    public var phoneNumber: String?

    public init(
      recordName: String, givenName: String = "", familyName: String = "", emailAddress: String? = nil,
      phoneNumber: String? = nil
    ) {
      self.recordName = recordName
      self.givenName = givenName
      self.familyName = familyName
      self.emailAddress = emailAddress
      self.phoneNumber = phoneNumber
    }
  }
}

/// What is in a database.
struct CloudRecords: Sendable {
  var records: [CKRecord.ID: CKRecord] = [:]
  /// The order in which records were stored first.
  var order: [CKRecord.ID] = []
  var zones: [CKRecordZone.ID]
  /// Whether it has the records that others share with the person at the phone.
  let isShared: Bool
  var subscriptions: [CKSubscription.ID: CKSubscription] = [:]
  var changeCount = 0
  /// The records that were deleted.
  var deletions: [Deletion] = []
  /// The latest change of each zone: of its records, or its creation.
  var zoneChanges: [CKRecordZone.ID: Int] = [:]
  var zoneDeletions: [ZoneDeletion] = []
  /// The files of assets, which apps may remove after a save.
  var files: [URL: Data] = [:]

  init(_ scope: CKDatabase.Scope) {
    isShared = scope == .shared
    zones = isShared ? [] : [.default]
  }

  /// Stores a copy of a record of the app.
  ///
  /// - Parameter others: The records that are stored with it.
  /// - Throws: ``CKError``.
  mutating func save(
    _ record: CKRecord, _ policy: CKModifyRecordsOperation.RecordSavePolicy, with others: [CKRecord] = [],
    on phone: SimulatedPhone
  ) throws -> CKRecord {
    guard zones.contains(record.recordID.zoneID) else { throw CKError(.zoneNotFound) }
    if let share = record as? CKShare { try prepare(share, with: others) }
    try mayChange(record, on: phone)
    return try store(record, policy, at: phone.now)
  }

  /// Stores a copy of a record.
  ///
  /// - Throws: ``CKError``.
  mutating func store(
    _ record: CKRecord, _ policy: CKModifyRecordsOperation.RecordSavePolicy, at date: Date
  ) throws -> CKRecord {
    guard zones.contains(record.recordID.zoneID) else { throw CKError(.zoneNotFound) }
    let known = records[record.recordID]
    if policy == .ifServerRecordUnchanged, record.recordChangeTag != known?.recordChangeTag {
      throw known.map {
        CKError(
          .serverRecordChanged,
          userInfo: [
            CKRecordChangedErrorServerRecordKey: $0.copied(), CKRecordChangedErrorClientRecordKey: record,
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
    // Whoever saves a share says what is shared; a record that was fetched before does not.
    values.share = known?.share
    record.values.withLock { [values] in $0 = values }
    zoneChanges[record.recordID.zoneID] = changeCount
    if known == nil { order.append(record.recordID) }
    records[record.recordID] = record.copied()
    if let share = record as? CKShare { mark(share) }
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
    if let share = record as? CKShare { try end(share) }
    if let share = record.share, records[share.recordID] != nil { try remove(share.recordID) }
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
    let copy = record.copied(keys: keys)
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
    if zone == nil, isShared {
      throw CKError(.invalidArguments, userInfo: [NSLocalizedDescriptionKey: "A query of shared records has a zone."])
    }
    let found = order.compactMap { records[$0] }.filter { record in
      record.recordType == query.recordType && (zone == nil || record.recordID.zoneID == zone)
        && query.predicate.evaluate(with: record)
    }
    return found.sortedStably(by: query.sortDescriptors ?? []).map(\.recordID)
  }
}

extension SimulatedPhone {
  /// The cloud of the phone.
  public var cloud: PhoneCloud {
    get { self[PhoneCloud.self] }
    set {
      let old = self[PhoneCloud.self]
      self[PhoneCloud.self] = newValue
      let isSame = old.accountStatus == newValue.accountStatus && old.account.recordName == newValue.account.recordName
      if isSame { return }
      runSoon(named: "the account of the cloud") {
        NotificationCenter.default.post(name: .CKAccountChanged, object: nil)
      }
    }
  }

  /// The records of a container, in the order in which they were stored first.
  ///
  /// - Parameter scope: The database.
  public func cloudRecords(
    _ container: CKContainer = .default(), _ scope: CKDatabase.Scope = .private
  ) -> [CKRecord] {
    let database = cloud.databases[container.key(scope, on: self)] ?? CloudRecords(scope)
    return database.order.compactMap { try? database.record($0) }
  }

  /// Stores a record as another device of the account does, whatever is stored.
  ///
  /// - Throws: ``CKError`` if its zone does not exist, or a file is missing.
  public func saveFromAnotherDevice(
    _ record: CKRecord, _ container: CKContainer = .default(), _ scope: CKDatabase.Scope = .private
  ) throws {
    try changeFromAnotherDevice(container, scope) { [now] in
      _ = try $0.store(record.copied(), .allKeys, at: now)
    }
  }

  /// Deletes a record as another device of the account does.
  ///
  /// - Throws: ``CKError`` if there is none.
  public func deleteFromAnotherDevice(
    _ recordID: CKRecord.ID, _ container: CKContainer = .default(), _ scope: CKDatabase.Scope = .private
  ) throws { try changeFromAnotherDevice(container, scope) { try $0.remove(recordID) } }

  /// - Throws: ``CKError`` of the change.
  func changeFromAnotherDevice(
    _ container: CKContainer, _ scope: CKDatabase.Scope, _ change: (inout CloudRecords) throws -> Void
  ) throws {
    let key = container.key(scope, on: self)
    var database = cloud.databases[key] ?? CloudRecords(scope)
    try change(&database)
    update(PhoneCloud.self) { cloud in
      cloud.databases[key] = database
      cloud.foreignChanges += 1
    }
  }
}
