#if os(Linux)
  import FlowCloudKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  /// Keeps teas, and what the engine tells.
  private final class Teas: CKSyncEngineDelegate {
    let lines = Locked<[String]>([])
    let state = Locked<CKSyncEngine.State.Serialization?>(nil)
    let records = Locked<[CKRecord.ID: CKRecord]>([:])

    func take() -> [String] {
      let taken = lines.value
      lines.value = []
      return taken
    }

    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
      if case .stateUpdate(let update) = event { state.value = update.stateSerialization }
      if case .sentRecordZoneChanges(let sent) = event {
        // As Apple's sample does.
        for failed in sent.failedRecordSaves where failed.error.code == .zoneNotFound {
          syncEngine.state.add(
            pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneID: failed.record.recordID.zoneID))])
          syncEngine.state.add(pendingRecordZoneChanges: [.saveRecord(failed.record.recordID)])
        }
      }
      lines.withLock { $0.append(text(of: event)) }
    }

    func nextRecordZoneChangeBatch(
      _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch? {
      let changes = syncEngine.state.pendingRecordZoneChanges.filter { context.options.scope.contains($0) }
      return await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: changes) { [records] in records.value[$0] }
    }

    private func text(of event: CKSyncEngine.Event) -> String {
      switch event {
      case .stateUpdate: return "state"
      case .accountChange(let change):
        switch change.changeType {
        case .signIn(let user): return user.recordName == "_simulated" ? "signs in" : "signs in \(user.recordName)"
        case .signOut(let user): return "signs out \(user.recordName)"
        case .switchAccounts(let old, let new): return "switches from \(old.recordName) to \(new.recordName)"
        }
      case .fetchedDatabaseChanges(let changes):
        return "zones \(changes.modifications.map(\.zoneID.zoneName)) \(changes.deletions.map(\.zoneID.zoneName))"
      case .fetchedRecordZoneChanges(let changes):
        let names = changes.modifications.map(\.record.recordID.recordName)
        return "fetched \(names) \(changes.deletions.map(\.recordID.recordName))"
      case .sentDatabaseChanges(let sent):
        return "sent zones \(sent.savedZones.map(\.zoneID.zoneName)) \(sent.deletedZoneIDs.map(\.zoneName))"
      case .sentRecordZoneChanges(let sent):
        let failed = sent.failedRecordSaves.map { "\($0.error.code)" }
        let names = sent.savedRecords.map(\.recordID.recordName)
        return "sent \(names) \(sent.deletedRecordIDs.map(\.recordName)) \(failed)"
      case .willFetchChanges(let event): return "will fetch \(event.context.reason)"
      case .willFetchRecordZoneChanges(let event): return "will fetch \(event.zoneID.zoneName)"
      case .didFetchRecordZoneChanges(let event): return "did fetch \(event.zoneID.zoneName)"
      case .didFetchChanges: return "did fetch"
      case .willSendChanges(let event): return "will send \(event.context.reason)"
      case .didSendChanges: return "did send"
      }
    }
  }

  @Suite("The synchronization with the cloud", .ownPhone) @MainActor
  struct CKSyncEngineTests {
    private let phone = SimulatedPhone.current
    private let database = CKContainer.default().privateCloudDatabase
    private let zone = CKRecordZone(zoneName: "Teas")
    private let teas = Teas()

    private func tea(_ name: String) -> CKRecord {
      CKRecord(recordType: "Tea", recordID: CKRecord.ID(recordName: name, zoneID: zone.zoneID))
    }

    private func engine(
      _ state: CKSyncEngine.State.Serialization? = nil, isAutomatic: Bool = false
    ) -> CKSyncEngine {
      var configuration = CKSyncEngine.Configuration(database: database, stateSerialization: state, delegate: teas)
      configuration.automaticallySync = isAutomatic
      return CKSyncEngine(configuration)
    }

    /// Adds a record of the app.
    private func add(_ name: String, to engine: CKSyncEngine) {
      let record = tea(name)
      teas.records.withLock { $0[record.recordID] = record }
      engine.state.add(pendingRecordZoneChanges: [.saveRecord(record.recordID)])
    }

    @Test("sends zones and records that the app has changed, and tells what it does")
    func sending() async throws {
      let engine = engine()
      engine.state.add(pendingDatabaseChanges: [.saveZone(zone)])
      add("Assam", to: engine)
      add("Assam", to: engine)
      #expect(engine.state.pendingRecordZoneChanges.count == 1 && engine.state.pendingDatabaseChanges.count == 1)
      try await engine.sendChanges()
      #expect(
        teas.take() == [
          "signs in", "will send manual", "sent zones [\"Teas\"] []", "sent [\"Assam\"] [] []", "state", "did send",
        ])
      #expect(phone.cloudRecords().map(\.recordID.recordName) == ["Assam"])
      #expect(engine.state.pendingRecordZoneChanges.isEmpty && engine.state.pendingDatabaseChanges.isEmpty)
      engine.state.add(pendingRecordZoneChanges: [.deleteRecord(tea("Assam").recordID)])
      try await engine.sendChanges()
      #expect(teas.take().contains("sent [] [\"Assam\"] []") && phone.cloudRecords().isEmpty)
    }

    @Test("fetches what other devices have changed, once, also with a state that the app has kept")
    func fetching() async throws {
      try await database.save(zone)
      try phone.saveFromAnotherDevice(tea("Ceylon"))
      try await engine().fetchChanges()
      #expect(
        teas.take() == [
          "signs in", "will fetch manual", "zones [\"Teas\"] []", "will fetch Teas", "fetched [\"Ceylon\"] []",
          "did fetch Teas", "state", "did fetch",
        ])
      let data = try JSONEncoder().encode(try #require(teas.state.value))
      let kept = try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: data)
      let engine = engine(kept)
      try await engine.fetchChanges()
      #expect(teas.take() == ["will fetch manual", "state", "did fetch"])
      try phone.deleteFromAnotherDevice(tea("Ceylon").recordID)
      try await engine.fetchChanges(.init(scope: .allExcluding([zone.zoneID])))
      #expect(!teas.take().contains("will fetch Teas"))
      try await engine.fetchChanges()
      #expect(teas.take().contains("fetched [] [\"Ceylon\"]"))
    }

    @Test("a record that another device has changed is not stored, and a change is kept while there is no network")
    func failures() async throws {
      try await database.save(zone)
      let engine = engine()
      add("Assam", to: engine)
      try phone.saveFromAnotherDevice(tea("Assam"))
      try await engine.sendChanges()
      #expect(teas.take().contains("sent [] [] [\"serverRecordChanged\"]"))
      #expect(engine.state.pendingRecordZoneChanges.isEmpty)
      add("Ceylon", to: engine)
      phone.network = .offline
      await #expect(throws: CKError.self) { try await engine.sendChanges() }
      #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(tea("Ceylon").recordID)])
    }

    @Test("a record whose zone is missing is stored after the app has added the zone")
    func missingZone() async throws {
      let engine = engine()
      add("Assam", to: engine)
      try await engine.sendChanges()
      #expect(
        teas.take() == [
          "signs in", "will send manual", "sent [] [] [\"zoneNotFound\"]", "sent zones [\"Teas\"] []",
          "sent [\"Assam\"] [] []", "state", "did send",
        ])
      #expect(phone.cloudRecords().map(\.recordID.recordName) == ["Assam"])
    }

    @Test("works without being asked, after changes of the app and of other devices")
    func automatic() async throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("Teas"))
      try await database.save(zone)
      let engine = engine(isAutomatic: true)
      await wait(screen, for: "did fetch")
      #expect(teas.take().first == "signs in")
      add("Assam", to: engine)
      await wait(screen, for: "did send")
      #expect(phone.cloudRecords().map(\.recordID.recordName) == ["Assam"])
      #expect(teas.take().contains("will send scheduled"))
      try phone.saveFromAnotherDevice(tea("Ceylon"))
      await wait(screen, for: "did fetch")
      #expect(teas.take().contains { $0.hasPrefix("fetched ") && $0.contains("Ceylon") })
    }

    @Test("tells that the person has signed out and in, and begins anew")
    func account() async throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("Teas"))
      try await database.save(zone)
      let engine = engine(isAutomatic: true)
      await wait(screen, for: "did fetch")
      _ = teas.take()
      add("Assam", to: engine)
      phone.cloud.accountStatus = .noAccount
      await wait(screen, for: "state")
      #expect(teas.take() == ["signs out _simulated", "state"])
      #expect(engine.state.pendingRecordZoneChanges.isEmpty && phone.cloudRecords().isEmpty)
      phone.cloud.accountStatus = .temporarilyUnavailable
      phone.cloud.accountStatus = .available
      await wait(screen, for: "did fetch")
      #expect(teas.take().starts(with: ["signs in", "will fetch scheduled", "zones [\"Teas\"] []"]))
    }

    @Test("the app is told soon that another person, or nobody, is signed in")
    func notification() {
      let screen = Screen(device: .iPhone)
      screen.show(Text("Teas"))
      let count = Locked(0)
      let phone = phone
      let observer = NotificationCenter.default.addObserver(forName: .CKAccountChanged, object: nil, queue: nil) { _ in
        // Tests with other phones run at the same time.
        if SimulatedPhone.current === phone { count.withLock { $0 += 1 } }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      phone.cloud.accountStatus = .noAccount
      phone.cloud.failure = .serviceUnavailable
      #expect(count.value == 0)
      screen.advance(by: 0.1)
      #expect(count.value == 1)
    }

    @Test("tells of another account once, which changed while the app did not run, and whose records are others")
    func otherAccount() async throws {
      try await database.save(zone)
      try phone.saveFromAnotherDevice(tea("Ceylon"))
      try await engine().fetchChanges()
      _ = teas.take()
      phone.cloud.accountStatus = .noAccount
      phone.cloud.account.recordName = "_ann"
      phone.cloud.accountStatus = .available
      let engine = engine(teas.state.value)
      try await engine.fetchChanges()
      #expect(
        teas.take() == ["switches from _simulated to _ann", "will fetch manual", "state", "did fetch"])
      #expect(try await CKContainer.default().userRecordID().recordName == "_ann" && phone.cloudRecords().isEmpty)
      phone.cloud.account.recordName = "_simulated"
      #expect(phone.cloudRecords().map(\.recordID.recordName) == ["Ceylon"])
    }

    /// Waits until the engine has told something.
    private func wait(_ screen: Screen, for line: String) async {
      for _ in 0..<100_000 where !teas.lines.value.contains(line) {
        screen.advance(by: 0.01)
        await Task.yield()
      }
    }
  }
#endif
