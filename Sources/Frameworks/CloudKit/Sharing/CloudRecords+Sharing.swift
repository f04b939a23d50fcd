import Foundation
import PhoneSimulation

extension CloudRecords {
  /// Refuses a share that cannot be stored, and gives a new one its link.
  ///
  /// - Throws: ``CKError``.
  func prepare(_ share: CKShare, with others: [CKRecord]) throws {
    guard !isShared, records[share.recordID] == nil else { return }
    guard share.recordID.zoneID != .default else { throw Self.refusal("Records of the default zone are not shared.") }
    if let root = share.rootID {
      // Apple's cloud takes a new share with its root alone.
      guard others.contains(where: { $0.recordID == root }) else {
        throw Self.refusal("A new share is saved with its root record.")
      }
      if records[root]?.share != nil { throw CKError(.alreadyShared) }
    }
    share.publish()
  }

  private static func refusal(_ text: String) -> CKError {
    CKError(.invalidArguments, userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// Notes at its root that a share exists.
  mutating func mark(_ share: CKShare) {
    guard let root = share.rootID else { return }
    records[root]?.values.withLock { $0.share = CKRecord.Reference(recordID: share.recordID, action: .none) }
  }

  /// Ends a share that was removed: its records are no longer shared, or no longer here.
  ///
  /// - Throws: ``CKError``.
  mutating func end(_ share: CKShare) throws {
    if !isShared {
      if let root = share.rootID { records[root]?.values.withLock { $0.share = nil } }
      return
    }
    let zone = share.recordID.zoneID
    let isLast = !records.values.contains { $0 is CKShare && $0.recordID.zoneID == zone }
    if isLast { return try remove(zone) }
    for id in order where id.zoneID == zone {
      if let record = records[id], !(record is CKShare), self.share(of: record) == nil { try remove(id) }
    }
  }

  /// The share that contains a record: that of its zone, or of a record that it leads to.
  func share(of record: CKRecord) -> CKShare? {
    let shares = records.values.compactMap { $0 as? CKShare }.filter { $0.recordID.zoneID == record.recordID.zoneID }
    if let own = shares.first(where: { $0.rootID == nil || $0.recordID == record.recordID }) { return own }
    var (next, seen): (CKRecord.ID?, Set<CKRecord.ID>) = (record.recordID, [])
    while let id = next, seen.insert(id).inserted {
      if let share = shares.first(where: { $0.rootID == id }) { return share }
      next = (id == record.recordID ? record : records[id])?.parent?.recordID
    }
    return nil
  }

  /// Refuses a change of a record that others share, unless they permit it.
  ///
  /// - Throws: ``CKError``: `permissionFailure`.
  func mayChange(_ record: CKRecord, on phone: SimulatedPhone) throws {
    guard isShared else { return }
    guard share(of: record)?.permission(of: phone.cloud.account) == .readWrite else {
      throw CKError(.permissionFailure)
    }
  }

  /// Refuses that a record is removed, unless they permit it who share it. Everybody may leave a share.
  ///
  /// - Throws: ``CKError``: `permissionFailure`.
  func mayRemove(_ id: CKRecord.ID, on phone: SimulatedPhone) throws {
    guard let record = records[id], !(record is CKShare) else { return }
    try mayChange(record, on: phone)
  }

  /// Refuses a zone of the app among those of others.
  ///
  /// - Throws: ``CKError``: `permissionFailure`.
  func mayAdd(_ zone: CKRecordZone.ID) throws {
    if isShared, !zones.contains(zone) { throw CKError(.permissionFailure) }
  }
}
