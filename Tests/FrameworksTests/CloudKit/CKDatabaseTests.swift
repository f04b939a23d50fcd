#if os(Linux)
  import FlowCloudKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Databases of the cloud") @MainActor
  struct CKDatabaseTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }
    private let database: CKDatabase

    init() {
      screen.show(Text("Cloud"))
      database = CKContainer.default().privateCloudDatabase
    }

    /// Other tests enter their phones while this one waits.
    private func onPhone(_ body: @MainActor () async throws -> Void) async rethrows {
      try await SimulatedPhone.$running.withValue(phone) { try await body() }
    }

    private func tea(_ name: String, _ price: Double, _ id: String? = nil) -> CKRecord {
      let record = CKRecord(recordType: "Tea", recordID: CKRecord.ID(recordName: id ?? name))
      record["name"] = name
      record["price"] = price as CKRecordValue
      return record
    }

    private func code(_ body: () async throws -> Void) async -> CKError.Code? {
      do {
        try await body()
        return nil
      } catch { return (error as? CKError)?.code }
    }

    @Test("keep the values of records, and nothing that was not stored")
    func records() async throws {
      try await onPhone {
        let record = tea("Assam", 3.5)
        record["tags"] = ["black", "strong"]
        #expect(record.changedKeys() == ["name", "price", "tags"] && record.recordChangeTag == nil)
        try await database.save(record)
        #expect(record.changedKeys() == [] && record.recordChangeTag == "1" && record.creationDate == phone.now)
        record["name"] = "Ceylon"
        let stored = try await database.record(for: record.recordID)
        #expect(stored["name"] as? String == "Assam" && stored["tags"] == ["black", "strong"])
        let price: Double? = stored["price"]
        #expect(price == 3.5)
        #expect(phone.actDescriptions == ["CloudKit: saves a Tea", "CloudKit: fetches a record"])
        try await database.deleteRecord(withID: record.recordID)
        #expect(await code { _ = try await database.record(for: record.recordID) } == .unknownItem)
        #expect(phone.cloudRecords().isEmpty)
      }
    }

    @Test("refuse a record that another device changed, unless told to store it")
    func conflicts() async throws {
      try await onPhone {
        let mine = try await database.save(tea("Assam", 3))
        phone.cloud.failure = nil
        try phone.saveFromAnotherDevice(tea("Assam", 4))
        mine["note"] = "fine"
        do {
          try await database.save(mine)
          Issue.record("The record was stored.")
        } catch let error as CKError {
          #expect(error.code == .serverRecordChanged)
          #expect(error.serverRecord?["price"] as? Double == 4 && error.clientRecord === mine)
        }
        let results = try await database.modifyRecords(saving: [mine], deleting: [], savePolicy: .changedKeys)
        #expect(results.saveResults.count == 1)
        let stored = try #require(phone.cloudRecords().first)
        #expect(stored["price"] as? Double == 4 && stored["note"] as? String == "fine")
      }
    }

    @Test("select by conditions, in an order, in parts")
    func queries() async throws {
      try await onPhone {
        for (name, price) in [("Assam", 3.0), ("Sencha", 5), ("Matcha", 9), ("Chai", 4)] {
          try await database.save(tea(name, price))
        }
        try await database.save(CKRecord(recordType: "Cup"))
        let query = CKQuery(recordType: "Tea", predicate: NSPredicate(format: "price > %f", 3.5))
        query.sortDescriptors = [NSSortDescriptor(key: "price", ascending: false)]
        let first = try await database.records(matching: query, desiredKeys: ["name"], resultsLimit: 2)
        #expect(first.matchResults.map(\.0.recordName) == ["Matcha", "Sencha"])
        let matcha = try #require(try first.matchResults.first?.1.get())
        #expect(matcha.allKeys() == ["name"])
        let rest = try await database.records(continuingMatchFrom: try #require(first.queryCursor))
        #expect(rest.matchResults.map(\.0.recordName) == ["Chai"] && rest.queryCursor == nil)
        let names = Locked<[String]>([])
        database.perform(CKQuery(recordType: "Tea", predicate: NSPredicate(value: true)), inZoneWith: nil) { found, _ in
          names.withLock { $0 = (found ?? []).map(\.recordID.recordName) }
        }
        #expect(names.value.isEmpty)
        screen.advance(by: 0.1)
        #expect(names.value == ["Assam", "Sencha", "Matcha", "Chai"])
      }
    }

    @Test("change all records of an atomic operation, or none")
    func atomic() async throws {
      try await onPhone {
        let lost = CKRecord(recordType: "Tea", zoneID: CKRecordZone.ID(zoneName: "Nowhere"))
        let good = tea("Assam", 3)
        let all = try await database.modifyRecords(saving: [good, lost], deleting: [])
        #expect(phone.cloudRecords().isEmpty && good.recordChangeTag == nil && good.changedKeys().count == 2)
        #expect(throws: CKError(.batchRequestFailed)) { try all.saveResults[good.recordID]?.get() }
        #expect(throws: CKError(.zoneNotFound)) { try all.saveResults[lost.recordID]?.get() }
        let operation = CKModifyRecordsOperation(recordsToSave: [good, lost])
        operation.isAtomic = false
        let log = Locked<[String]>([])
        operation.perRecordSaveBlock = { id, _ in
          log.withLock { $0.append(id.recordName == "Assam" ? "Assam" : "lost") }
        }
        operation.modifyRecordsResultBlock = { result in
          log.withLock { $0.append("\(result.failure == CKError(.partialFailure))") }
        }
        database.add(operation)
        screen.advance(by: 0.1)
        #expect(log.value == ["Assam", "lost", "true"] && phone.cloudRecords().count == 1)
      }
    }

    @Test("delete records that go with another one, keep files, and have zones and subscriptions")
    func others() async throws {
      try await onPhone {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cloud-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("leaf.txt")
        try Data("leaf".utf8).write(to: file)
        let tea = tea("Assam", 3)
        tea["leaf"] = CKAsset(fileURL: file)
        let note = CKRecord(recordType: "Note")
        note["tea"] = CKRecord.Reference(record: tea, action: .deleteSelf)
        try await database.save(tea)
        try await database.save(note)
        try FileManager.default.removeItem(at: file)
        let stored = try await database.record(for: tea.recordID)
        let url = try #require((stored["leaf"] as? CKAsset)?.fileURL)
        #expect(try String(contentsOf: url, encoding: .utf8) == "leaf")
        try await database.deleteRecord(withID: tea.recordID)
        #expect(phone.cloudRecords().isEmpty)

        let zone = CKRecordZone(zoneName: "Cellar")
        #expect(await code { _ = try await database.recordZone(for: zone.zoneID) } == .zoneNotFound)
        try await database.save(zone)
        try await database.save(CKRecord(recordType: "Tea", zoneID: zone.zoneID))
        #expect(try await database.allRecordZones().map(\.zoneID.zoneName) == ["_defaultZone", "Cellar"])
        try await database.deleteRecordZone(withID: zone.zoneID)
        #expect(phone.cloudRecords().isEmpty)
        try await database.save(CKDatabaseSubscription(subscriptionID: "all"))
        #expect(try await database.allSubscriptions().map(\.subscriptionID) == ["all"])
      }
    }

    @Test("fail without an account, without a network, and as a test says")
    func refusals() async throws {
      try await onPhone {
        let account = try await CKContainer.default().accountStatus()
        #expect(account == .available)
        phone.cloud.accountStatus = .noAccount
        #expect(await code { try await database.save(tea("Assam", 3)) } == .notAuthenticated)
        let everybody = CKContainer.default().publicCloudDatabase
        #expect(await code { _ = try await everybody.allRecordZones() } == nil)
        #expect(await code { try await everybody.save(tea("Assam", 3)) } == .notAuthenticated)
        phone.network.interfaces = []
        #expect(await code { _ = try await everybody.allRecordZones() } == .networkUnavailable)
        phone.cloud.failure = .quotaExceeded
        #expect(await code { try await database.save(tea("Assam", 3)) } == .quotaExceeded)
        let status = Locked<[String]>([])
        CKContainer.default().accountStatus { found, error in
          status.withLock { $0.append("\(found) \((error as? CKError)?.code == .quotaExceeded)") }
        }
        screen.advance(by: 0.1)
        #expect(status.value == ["couldNotDetermine true"])
      }
    }
  }

  extension Result where Failure == any Error {
    fileprivate var failure: CKError? { if case .failure(let error) = self { error as? CKError } else { nil } }
  }
#endif
