#if os(Linux)
  import FlowCloudKit
  import FlowCoreData
  import Foundation
  import Testing

  @MainActor
  struct NSPersistentCloudKitContainerSharingTests {
    @Test("objects of a local store have no records and shares, and sharing them is an error that says so")
    func local() async throws {
      let entity = NSEntityDescription()
      entity.name = "Note"
      let model = NSManagedObjectModel()
      model.entities = [entity]
      let container = NSPersistentCloudKitContainer(name: "Notes", managedObjectModel: model)
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
      container.loadPersistentStores { _, error in #expect(error == nil) }
      let note = NSManagedObject(entity: entity, insertInto: container.viewContext)
      try container.viewContext.save()
      let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
      #expect(container.record(for: note.objectID) == nil && container.recordIDs(for: [note.objectID]).isEmpty)
      #expect(container.recordID(for: note.objectID) == nil && container.records(for: [note.objectID]).isEmpty)
      #expect(try container.fetchShares(matching: [note.objectID]).isEmpty && container.fetchShares(in: store).isEmpty)
      let reason = "The objects cannot be shared: the stores of NSPersistentCloudKitContainer are local here."
      var reasons: [String?] = []
      container.share([note], to: nil) { ids, share, _, error in
        reasons.append(ids == nil && share == nil ? error?.localizedDescription : nil)
      }
      let share = CKShare(rootRecord: CKRecord(recordType: "Note"))
      container.persistUpdatedShare(share, in: store) { saved, error in
        reasons.append(saved == nil ? error?.localizedDescription : nil)
      }
      container.acceptShareInvitations(from: [], into: store) { reasons.append($1?.localizedDescription) }
      container.purgeObjectsAndRecordsInZone(with: share.recordID.zoneID, in: store) {
        reasons.append($1?.localizedDescription)
      }
      #expect(reasons == Array(repeating: reason, count: 4))
    }
  }
#endif
