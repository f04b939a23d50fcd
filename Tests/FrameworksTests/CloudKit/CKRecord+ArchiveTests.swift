#if os(Linux)
  import FlowCloudKit
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("Archives of the cloud", .ownPhone)
  struct CKRecordArchiveTests {
    private func archive(_ encode: (NSCoder) -> Void) -> Data {
      let coder = NSKeyedArchiver(requiringSecureCoding: true)
      encode(coder)
      coder.finishEncoding()
      return coder.encodedData
    }

    private func record(_ data: Data) throws -> CKRecord? {
      let coder = try NSKeyedUnarchiver(forReadingFrom: data)
      coder.requiresSecureCoding = true
      defer { coder.finishDecoding() }
      return CKRecord(coder: coder)
    }

    @Test("have what the cloud knows of a record, with which a change is stored")
    func systemFields() async throws {
      let database = CKContainer.default().privateCloudDatabase
      let zone = CKRecordZone(zoneName: "Teas")
      try await database.save(zone)
      let tea = CKRecord(recordType: "Tea", recordID: CKRecord.ID(recordName: "Assam", zoneID: zone.zoneID))
      tea["price"] = 3
      try await database.save(tea)
      let again = try #require(try record(archive(tea.encodeSystemFields(with:))))
      #expect(again.recordID == tea.recordID && again.recordType == "Tea" && again.allKeys().isEmpty)
      #expect(again.recordChangeTag == tea.recordChangeTag && again.creationDate == tea.creationDate)
      again["price"] = 4
      try await database.save(again)
      #expect(SimulatedPhone.current.cloudRecords().first?["price"] as? Int == 4)
      #expect(try record(archive { _ in }) == nil)
    }

    @Test("have the values of a whole record, except files, of which a warning tells")
    func values() throws {
      let tea = CKRecord(recordType: "Tea")
      tea["name"] = "Assam"
      tea["price"] = 3.5
      tea["tags"] = ["black", "strong"]
      tea["picture"] = CKAsset(fileURL: URL(fileURLWithPath: "/tea.png"))
      var data = Data()
      let warnings = ReportCollector.warnings { data = archive(tea.encode(with:)) }
      #expect(warnings.count == 1 && warnings.first?.contains("picture") == true)
      let again = try #require(try record(data))
      #expect(again["name"] as? String == "Assam" && again["price"] as? Double == 3.5)
      #expect(again["tags"] as? [String] == ["black", "strong"] && again["picture"] == nil as String?)
    }

    @Test("notifications of the cloud are read by their entries")
    func notifications() throws {
      let entries: [AnyHashable: Any] = [
        "aps": ["alert": "New tea"],
        "ck": [
          "cid": "iCloud.teas",
          "qry": ["rid": "Assam", "zid": "Teas", "fo": 1, "sid": "all", "dbs": 1] as [String: Any],
        ] as [String: Any],
      ]
      let notification = try #require(CKNotification(fromRemoteNotificationDictionary: entries) as? CKQueryNotification)
      #expect(notification.notificationType == .query && notification.queryNotificationReason == .recordCreated)
      #expect(notification.recordID?.recordName == "Assam" && notification.recordID?.zoneID.zoneName == "Teas")
      #expect(notification.databaseScope == .public && notification.subscriptionID == "all")
      #expect(notification.alertBody == "New tea" && notification.containerIdentifier == "iCloud.teas")
      let zone: [AnyHashable: Any] = ["ck": ["met": ["dbs": 3]]]
      #expect(CKNotification(fromRemoteNotificationDictionary: zone)?.notificationType == .database)
      #expect(CKDatabaseNotification(fromRemoteNotificationDictionary: zone)?.databaseScope == .shared)
      #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": "x"]) == nil)
    }
  }
#endif
