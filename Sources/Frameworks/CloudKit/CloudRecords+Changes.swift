import Foundation

extension CloudRecords {
  /// A record that was deleted.
  struct Deletion: Sendable {
    let id: CKRecord.ID
    let type: CKRecord.RecordType
    let number: Int
  }

  /// A zone that was deleted.
  struct ZoneDeletion: Sendable {
    let id: CKRecordZone.ID
    let number: Int
  }

  mutating func add(_ zone: CKRecordZone.ID) {
    guard !zones.contains(zone) else { return }
    zones.append(zone)
    changeCount += 1
    zoneChanges[zone] = changeCount
    zoneDeletions.removeAll { $0.id == zone }
  }

  /// Removes a zone with its records.
  ///
  /// - Throws: ``CKError`` for the default zone.
  mutating func remove(_ zone: CKRecordZone.ID) throws {
    if zone == .default { throw CKError(.invalidArguments) }
    guard zones.contains(zone) else { return }
    for id in order where id.zoneID == zone { try? remove(id) }
    zones.removeAll { $0 == zone }
    changeCount += 1
    zoneChanges[zone] = nil
    zoneDeletions.append(ZoneDeletion(id: zone, number: changeCount))
  }

  /// What has changed in a zone since a state of the database, the oldest change first. Whoever knows no state hears
  /// nothing of deleted records.
  ///
  /// - Throws: ``CKError``: `zoneNotFound` if there is no such zone.
  func changes(
    in zone: CKRecordZone.ID, since token: CKServerChangeToken?, _ keys: [CKRecord.FieldKey]?
  ) throws -> (modified: [CKRecord], deleted: [Deletion]) {
    guard zones.contains(zone) else { throw CKError(.zoneNotFound) }
    let start = token?.number ?? 0
    let modified = order.compactMap { records[$0] }
      .map { (number: $0.recordChangeTag.flatMap { Int($0) } ?? 0, id: $0.recordID) }
      .filter { $0.id.zoneID == zone && $0.number > start }.sorted { $0.number < $1.number }
    let deleted = deletions.filter {
      token != nil && $0.number > start && $0.id.zoneID == zone && records[$0.id] == nil
    }
    return (try modified.map { try record($0.id, keys) }, deleted)
  }

  /// The zones that have changed since a state of the database.
  func changedZones(since token: CKServerChangeToken?) -> (
    modified: [CKRecordZone.ID], deleted: [CKRecordZone.ID]
  ) {
    let start = token?.number ?? 0
    return (
      zones.filter { zoneChanges[$0, default: 0] > start },
      zoneDeletions.filter { token != nil && $0.number > start }.map(\.id)
    )
  }

  /// The state of the database.
  var token: CKServerChangeToken { CKServerChangeToken(changeCount) }
}
