import Foundation
import PhoneSimulation

extension CKDatabase {
  /// Zones that have changed.
  public enum DatabaseChange {
    /// A zone that is new, or has other records.
    public struct Modification: Hashable, Sendable {
      public let zoneID: CKRecordZone.ID
    }

    /// A zone that was deleted.
    public struct Deletion: Hashable, Sendable {
      /// Who deleted a zone: always the app, here.
      public enum Reason: Hashable, Sendable {
        case deleted, purged, encryptedDataReset
      }

      public let zoneID: CKRecordZone.ID
      public var reason: Reason { .deleted }
      public var purged: Bool { false }
    }
  }

  /// Records that have changed.
  public enum RecordZoneChange {
    /// A record that is new, or has other values.
    public struct Modification: Hashable, Sendable {
      public let record: CKRecord
    }

    /// A record that was deleted.
    public struct Deletion: Hashable, Sendable {
      public let recordID: CKRecord.ID
      public let recordType: CKRecord.RecordType
    }
  }

  func changes(since token: CKServerChangeToken?) throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) {
    try perform("fetches changes of zones", isRead: true) { records, _ in
      let changes = records.changedZones(since: token)
      return (
        changes.modified.map(DatabaseChange.Modification.init), changes.deleted.map(DatabaseChange.Deletion.init),
        records.token, false
      )
    }
  }

  func changes(
    in zoneID: CKRecordZone.ID, since token: CKServerChangeToken?, _ keys: [CKRecord.FieldKey]? = nil
  ) throws -> (modified: [CKRecord], deleted: [RecordZoneChange.Deletion], token: CKServerChangeToken) {
    try perform("fetches changes of \(zoneID.zoneName)", isRead: true) { records, _ in
      let changes = try records.changes(in: zoneID, since: token, keys)
      return (
        changes.modified,
        changes.deleted.map { RecordZoneChange.Deletion(recordID: $0.id, recordType: $0.type) }, records.token
      )
    }
  }

  /// The zones that have changed since a state of the database; all that have records without one.
  ///
  /// - Parameter resultsLimit: All changes are here at once.
  /// - Throws: ``CKError``.
  public func databaseChanges(since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { try changes(since: changeToken) }

  /// The records of a zone that have changed since a state of the database; all of them without one.
  ///
  /// - Parameter resultsLimit: All changes are here at once.
  /// - Throws: ``CKError``: `zoneNotFound` if there is no such zone.
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) {
    let changes = try changes(in: zoneID, since: changeToken, desiredKeys)
    let results = changes.modified.map { record in
      (record.recordID, Result<RecordZoneChange.Modification, any Error>.success(.init(record: record)))
    }
    return (Dictionary(results) { $1 }, changes.deleted, changes.token, false)
  }
}
