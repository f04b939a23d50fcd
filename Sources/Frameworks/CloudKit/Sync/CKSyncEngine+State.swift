import Foundation
import Locking

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CKSyncEngine {
  /// A record that the app has changed.
  public enum PendingRecordZoneChange: Hashable, Sendable {
    case saveRecord(CKRecord.ID)
    case deleteRecord(CKRecord.ID)
  }

  /// A zone that the app has changed.
  public enum PendingDatabaseChange: Hashable, Sendable {
    case saveZone(CKRecordZone)
    case deleteZone(CKRecordZone.ID)

    private var key: [String] {
      switch self {
      case .saveZone(let zone): ["save", zone.zoneID.zoneName, zone.zoneID.ownerName]
      case .deleteZone(let id): ["delete", id.zoneName, id.ownerName]
      }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// What the app has changed and the engine has not sent, and what it has fetched.
  public final class State: Sendable {
    /// A state that an app keeps.
    public struct Serialization: Codable, Sendable {
      fileprivate struct Zone: Codable, Hashable {
        let name: String
        let owner: String

        init(_ id: CKRecordZone.ID) { (name, owner) = (id.zoneName, id.ownerName) }

        var id: CKRecordZone.ID { CKRecordZone.ID(zoneName: name, ownerName: owner) }
      }

      fileprivate struct Change: Codable, Hashable {
        let isDeletion: Bool
        let record: String?
        let zone: Zone
      }

      /// Who was signed in when the engine looked last.
      fileprivate var user: String?
      fileprivate var token: Int?
      fileprivate var zoneTokens: [Zone: Int] = [:]
      fileprivate var changes: [Change] = []

      init() {}
    }

    private let stored: Locked<Serialization>
    private let untracked = Locked(false)
    /// Called after the app has added a change.
    let onAdd = Locked<(@Sendable () -> Void)?>(nil)

    init(_ serialization: Serialization?) { stored = Locked(serialization ?? Serialization()) }

    var serialization: Serialization { stored.value }

    /// The changes of records, in the order in which the app has added them.
    public var pendingRecordZoneChanges: [PendingRecordZoneChange] {
      stored.value.changes.compactMap { change in
        guard let name = change.record else { return nil }
        let id = CKRecord.ID(recordName: name, zoneID: change.zone.id)
        return change.isDeletion ? .deleteRecord(id) : .saveRecord(id)
      }
    }

    /// The changes of zones, in the order in which the app has added them.
    public var pendingDatabaseChanges: [PendingDatabaseChange] {
      stored.value.changes.filter { $0.record == nil }.map { change in
        change.isDeletion ? .deleteZone(change.zone.id) : .saveZone(CKRecordZone(zoneID: change.zone.id))
      }
    }

    /// Whether the app has changes that it has not added, of which it makes batches all the same.
    public var hasPendingUntrackedChanges: Bool {
      get { untracked.value }
      set {
        untracked.value = newValue
        if newValue { onAdd.value?() }
      }
    }

    var hasPendingChanges: Bool { untracked.value || !stored.value.changes.isEmpty }

    /// Adds changes of records. The latest change of a record replaces the one before.
    public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      add(pendingRecordZoneChanges.map(Self.change))
    }

    public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      remove(pendingRecordZoneChanges.map(Self.change))
    }

    /// Adds changes of zones. The latest change of a zone replaces the one before.
    public func add(pendingDatabaseChanges: [PendingDatabaseChange]) { add(pendingDatabaseChanges.map(Self.change)) }

    public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
      remove(pendingDatabaseChanges.map(Self.change))
    }

    private func add(_ changes: [Serialization.Change]) {
      guard !changes.isEmpty else { return }
      stored.withLock { state in
        for change in changes {
          state.changes.removeAll { $0.record == change.record && $0.zone == change.zone }
          state.changes.append(change)
        }
      }
      onAdd.value?()
    }

    private func remove(_ changes: [Serialization.Change]) {
      let removed = Set(changes)
      stored.withLock { $0.changes.removeAll { removed.contains($0) } }
    }

    private static func change(_ change: PendingRecordZoneChange) -> Serialization.Change {
      switch change {
      case .saveRecord(let id): .init(isDeletion: false, record: id.recordName, zone: .init(id.zoneID))
      case .deleteRecord(let id): .init(isDeletion: true, record: id.recordName, zone: .init(id.zoneID))
      }
    }

    private static func change(_ change: PendingDatabaseChange) -> Serialization.Change {
      switch change {
      case .saveZone(let zone): .init(isDeletion: false, record: nil, zone: .init(zone.zoneID))
      case .deleteZone(let id): .init(isDeletion: true, record: nil, zone: .init(id))
      }
    }

    /// Takes note of who is signed in. After another person, the engine begins anew: it has fetched nothing, and nothing is
    /// pending. What an app adds before somebody signs in is kept.
    ///
    /// - Parameter user: The record name; `nil` for nobody.
    /// - Returns: What has changed; `nil` for the same person.
    func changeUser(to user: String?) -> Event.AccountChange.ChangeType? {
      let previous = stored.withLock { state in
        let previous = state.user
        if let previous, previous != user { state = Serialization() }
        state.user = user
        return previous
      }
      if previous == user { return nil }
      switch (previous.map { CKRecord.ID(recordName: $0) }, user.map { CKRecord.ID(recordName: $0) }) {
      case (let old?, let new?): return .switchAccounts(previousUser: old, currentUser: new)
      case (let old?, nil): return .signOut(previousUser: old)
      case (nil, let new?): return .signIn(currentUser: new)
      case (nil, nil): return nil
      }
    }

    /// The state of a zone that was fetched last, or of the list of zones.
    func token(of zone: CKRecordZone.ID?) -> CKServerChangeToken? {
      let state = stored.value
      let number = zone.map { state.zoneTokens[.init($0)] } ?? state.token
      return number.map { CKServerChangeToken($0) }
    }

    func setToken(_ token: CKServerChangeToken, of zone: CKRecordZone.ID?) {
      stored.withLock { state in
        if let zone { state.zoneTokens[.init(zone)] = token.number } else { state.token = token.number }
      }
    }

    func forget(_ zones: [CKRecordZone.ID]) {
      stored.withLock { state in
        for zone in zones { state.zoneTokens[.init(zone)] = nil }
      }
    }
  }

  /// Records that are sent at once.
  public struct RecordZoneChangeBatch: Sendable {
    public var recordsToSave: [CKRecord]
    public var recordIDsToDelete: [CKRecord.ID]
    public var atomicByZone: Bool

    public init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false) {
      self.recordsToSave = recordsToSave
      self.recordIDsToDelete = recordIDsToDelete
      self.atomicByZone = atomicByZone
    }

    /// The records of changes, as many as are sent at once; `nil` without a change.
    ///
    /// - Parameter recordProvider: Makes a record; `nil` leaves its change out.
    public init?(
      pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
    ) async {
      self.init()
      for change in pendingChanges.prefix(400) {
        switch change {
        case .saveRecord(let id):
          if let record = await recordProvider(id) { recordsToSave.append(record) }
        case .deleteRecord(let id): recordIDsToDelete.append(id)
        }
      }
      if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
    }
  }
}
