#if os(Linux)
  import FlowCloudKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Changes of a database", .ownPhone) @MainActor
  struct CKDatabaseChangesTests {
    private let phone = SimulatedPhone.current
    private let database = CKContainer.default().privateCloudDatabase
    private let zone = CKRecordZone(zoneName: "Teas")

    private func tea(_ name: String) -> CKRecord {
      CKRecord(recordType: "Tea", recordID: CKRecord.ID(recordName: name, zoneID: zone.zoneID))
    }

    private func changes(
      since token: CKServerChangeToken?
    ) async throws -> (modified: [String], deleted: [String], token: CKServerChangeToken) {
      let changes = try await database.recordZoneChanges(inZoneWith: zone.zoneID, since: token)
      let modified = try changes.modificationResultsByID.values.map { try $0.get().record.recordID.recordName }
      return (modified.sorted(), changes.deletions.map(\.recordID.recordName), changes.changeToken)
    }

    @Test("are those since a token, also of other devices; all records without one")
    func records() async throws {
      await #expect(throws: CKError.self) { _ = try await changes(since: nil) }
      try await database.save(zone)
      let (assam, ceylon) = (tea("Assam"), tea("Ceylon"))
      try await database.modifyRecords(saving: [assam, ceylon, CKRecord(recordType: "Tea")], deleting: [])
      let first = try await changes(since: nil)
      #expect(first.modified == ["Assam", "Ceylon"] && first.deleted == [])
      let none = try await changes(since: first.token)
      #expect(none.modified == [] && none.deleted == [] && none.token == first.token)
      assam["price"] = 3
      try await database.save(assam)
      try phone.saveFromAnotherDevice(tea("Darjeeling"))
      try phone.deleteFromAnotherDevice(ceylon.recordID)
      let second = try await changes(since: first.token)
      #expect(second.modified == ["Assam", "Darjeeling"] && second.deleted == ["Ceylon"])
      let all = try await changes(since: nil)
      #expect(all.modified == ["Assam", "Darjeeling"] && all.deleted == [])
    }

    @Test("have the zones that are new, changed or deleted")
    func zones() async throws {
      let start = try await database.databaseChanges(since: nil)
      #expect(start.modifications.isEmpty && !start.moreComing)
      try await database.save(zone)
      let new = try await database.databaseChanges(since: start.changeToken)
      #expect(new.modifications.map(\.zoneID) == [zone.zoneID])
      try phone.saveFromAnotherDevice(tea("Assam"))
      let changed = try await database.databaseChanges(since: new.changeToken)
      #expect(changed.modifications.map(\.zoneID) == [zone.zoneID] && changed.deletions.isEmpty)
      try await database.modifyRecordZones(saving: [], deleting: [zone.zoneID])
      let deleted = try await database.databaseChanges(since: changed.changeToken)
      #expect(deleted.modifications.isEmpty && deleted.deletions.map(\.zoneID) == [zone.zoneID])
      #expect(phone.cloudRecords().isEmpty)
    }

    @Test("are fetched by operations with the tokens of zones, and fail by zone")
    func operations() throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("Cloud"))
      var lines: [String] = []
      let zones = CKModifyRecordZonesOperation(recordZonesToSave: [zone])
      zones.modifyRecordZonesResultBlock = { lines.append("zones \((try? $0.get()) != nil)") }
      database.add(zones)
      screen.advance(by: 0.01)
      try phone.saveFromAnotherDevice(tea("Assam"))
      let missing = CKRecordZone.ID(zoneName: "Coffees")
      let fetch = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone.zoneID, missing])
      var token: CKServerChangeToken?
      fetch.recordWasChangedBlock = { id, _ in lines.append(id.recordName) }
      fetch.recordZoneFetchResultBlock = { zone, result in
        if let found = try? result.get().serverChangeToken { token = found }
        lines.append("\(zone.zoneName) \((try? result.get()) != nil)")
      }
      fetch.fetchRecordZoneChangesResultBlock = { result in
        if case .failure(let error) = result { lines.append("\((error as? CKError)?.code == .partialFailure)") }
      }
      database.add(fetch)
      screen.advance(by: 0.01)
      #expect(lines == ["zones true", "Assam", "Teas true", "Coffees false", "true"])
      lines = []
      let configuration = CKFetchRecordZoneChangesOperation.ZoneConfiguration(previousServerChangeToken: token)
      let again = CKFetchRecordZoneChangesOperation(
        recordZoneIDs: [zone.zoneID], configurationsByRecordZoneID: [zone.zoneID: configuration])
      again.recordWasChangedBlock = { id, _ in lines.append(id.recordName) }
      again.recordWithIDWasDeletedBlock = { id, type in lines.append("\(type) \(id.recordName) deleted") }
      try phone.deleteFromAnotherDevice(tea("Assam").recordID)
      database.add(again)
      screen.advance(by: 0.01)
      #expect(lines == ["Tea Assam deleted"])
    }

    @Test("records and subscriptions are fetched and stored by operations")
    func otherOperations() throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("Cloud"))
      var lines: [String] = []
      try phone.saveFromAnotherDevice(CKRecord(recordType: "Tea", recordID: CKRecord.ID(recordName: "Assam")))
      let fetch = CKFetchRecordsOperation(recordIDs: ["Assam", "Ceylon"].map { CKRecord.ID(recordName: $0) })
      fetch.perRecordResultBlock = { id, result in lines.append("\(id.recordName) \((try? result.get()) != nil)") }
      database.add(fetch)
      let subscribe = CKModifySubscriptionsOperation(
        subscriptionsToSave: [CKDatabaseSubscription(subscriptionID: "all")], subscriptionIDsToDelete: ["old"])
      subscribe.modifySubscriptionsCompletionBlock = { saved, ended, error in
        lines.append("\(saved?.map(\.subscriptionID) ?? []) \(ended ?? []) \(error == nil)")
      }
      database.add(subscribe)
      screen.advance(by: 0.01)
      #expect(lines == ["Assam true", "Ceylon false", "[\"all\"] [\"old\"] true"])
    }

    @Test("begin at a token that an app has kept")
    func token() async throws {
      try await database.save(zone)
      let token = try await database.databaseChanges(since: nil).changeToken
      let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
      let kept = try NSKeyedUnarchiver.unarchivedObject(ofClass: CKServerChangeToken.self, from: data)
      #expect(kept == token)
    }
  }
#endif
