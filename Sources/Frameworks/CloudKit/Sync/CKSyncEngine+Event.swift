import Foundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CKSyncEngine {
  /// What is fetched.
  public struct FetchChangesOptions: Sendable {
    /// The zones that are fetched.
    public enum Scope: Hashable, Sendable {
      case all
      case allExcluding([CKRecordZone.ID])
      case zoneIDs([CKRecordZone.ID])

      public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zones): !zones.contains(zoneID)
        case .zoneIDs(let zones): zones.contains(zoneID)
        }
      }
    }

    public var scope: Scope
    public var prioritizedZoneIDs: [CKRecordZone.ID] = []

    public init(scope: Scope = .all) { self.scope = scope }
  }

  /// Why something is fetched.
  public struct FetchChangesContext: Sendable {
    public let reason: SyncReason
    public let options: FetchChangesOptions
  }

  /// What is sent.
  public struct SendChangesOptions: Sendable {
    /// The records that are sent.
    public enum Scope: Hashable, Sendable {
      case all
      case allExcluding([CKRecordZone.ID])
      case zoneIDs([CKRecordZone.ID])
      case recordIDs([CKRecord.ID])

      public func contains(_ recordID: CKRecord.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zones): !zones.contains(recordID.zoneID)
        case .zoneIDs(let zones): zones.contains(recordID.zoneID)
        case .recordIDs(let records): records.contains(recordID)
        }
      }

      public func contains(_ pendingChange: PendingRecordZoneChange) -> Bool {
        switch pendingChange {
        case .saveRecord(let id), .deleteRecord(let id): contains(id)
        }
      }
    }

    public var scope: Scope

    public init(scope: Scope = .all) { self.scope = scope }
  }

  /// Why something is sent.
  public struct SendChangesContext: Sendable {
    public let reason: SyncReason
    public let options: SendChangesOptions
  }

  /// What an engine does, and finds.
  public enum Event: Sendable {
    /// A state that the app keeps.
    case stateUpdate(StateUpdate)
    case accountChange(AccountChange)
    case fetchedDatabaseChanges(FetchedDatabaseChanges)
    case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
    case sentDatabaseChanges(SentDatabaseChanges)
    case sentRecordZoneChanges(SentRecordZoneChanges)
    case willFetchChanges(WillFetchChanges)
    case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
    case didFetchChanges(DidFetchChanges)
    case willSendChanges(WillSendChanges)
    case didSendChanges(DidSendChanges)

    /// A state that the app keeps.
    public struct StateUpdate: Sendable {
      public let stateSerialization: State.Serialization
    }

    /// Another account.
    public struct AccountChange: Sendable {
      /// What has happened to the account.
      public enum ChangeType: Hashable, Sendable {
        case signIn(currentUser: CKRecord.ID)
        case signOut(previousUser: CKRecord.ID)
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }

      public let changeType: ChangeType
    }

    /// Zones that others have changed.
    public struct FetchedDatabaseChanges: Sendable {
      public let modifications: [CKDatabase.DatabaseChange.Modification]
      public let deletions: [CKDatabase.DatabaseChange.Deletion]
    }

    /// Records that were changed.
    public struct FetchedRecordZoneChanges: Sendable {
      public let modifications: [CKDatabase.RecordZoneChange.Modification]
      public let deletions: [CKDatabase.RecordZoneChange.Deletion]
    }

    /// Zones that were sent.
    public struct SentDatabaseChanges: Sendable {
      /// A zone that is not stored.
      public struct FailedZoneSave: Sendable {
        public let zone: CKRecordZone
        public let error: CKError
      }

      public let savedZones: [CKRecordZone]
      public let failedZoneSaves: [FailedZoneSave]
      public let deletedZoneIDs: [CKRecordZone.ID]
      public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }

    /// Records that were sent. A change that has failed is not pending any longer: the app adds it again.
    public struct SentRecordZoneChanges: Sendable {
      /// A record that is not stored.
      public struct FailedRecordSave: Sendable {
        public let record: CKRecord
        public let error: CKError
      }

      public let savedRecords: [CKRecord]
      public let failedRecordSaves: [FailedRecordSave]
      public let deletedRecordIDs: [CKRecord.ID]
      public let failedRecordDeletes: [CKRecord.ID: CKError]
    }

    /// The engine begins to fetch.
    public struct WillFetchChanges: Sendable {
      public let context: FetchChangesContext
    }

    /// The engine begins to fetch the records of a zone.
    public struct WillFetchRecordZoneChanges: Sendable {
      public let zoneID: CKRecordZone.ID
    }

    /// The engine has fetched the records of a zone.
    public struct DidFetchRecordZoneChanges: Sendable {
      public let zoneID: CKRecordZone.ID
      public let error: CKError?
    }

    /// The engine has fetched.
    public struct DidFetchChanges: Sendable {
      public let context: FetchChangesContext
    }

    /// The engine begins to send.
    public struct WillSendChanges: Sendable {
      public let context: SendChangesContext
    }

    /// The engine has sent.
    public struct DidSendChanges: Sendable {
      public let context: SendChangesContext
    }
  }
}
