#if os(Linux)
  import FlowCloudKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Records that people share", .ownPhone) @MainActor
  struct CKShareTests {
    private let screen = Screen(device: .iPhone)
    private let phone = SimulatedPhone.current
    private let container = CKContainer.default()
    private let zone = CKRecordZone(zoneName: "Teas")
    private let ann = PhoneCloud.Person(
      recordName: "_ann", givenName: "Ann", familyName: "Lee", emailAddress: "ann@example.com")

    init() {
      screen.show(Text("Teas"))
      phone.cloud.people = [ann]
    }

    private func record(_ name: String, _ zone: CKRecordZone.ID, in list: CKRecord? = nil) -> CKRecord {
      let record = CKRecord(recordType: "Tea", recordID: CKRecord.ID(recordName: name, zoneID: zone))
      record.setParent(list)
      return record
    }

    private func code(_ body: () async throws -> Void) async -> CKError.Code? {
      do {
        try await body()
        return nil
      } catch { return (error as? CKError)?.code }
    }

    /// A share of a record of the person at the phone.
    private func share(_ root: CKRecord) async throws -> CKShare {
      let database = container.privateCloudDatabase
      try await database.save(zone)
      let share = CKShare(rootRecord: root)
      share[CKShare.SystemFieldKey.title] = "Green teas"
      let results = try await database.modifyRecords(saving: [share, root], deleting: [])
      return try #require(try results.saveResults[share.recordID]?.get() as? CKShare)
    }

    @Test("a share is saved with its root, has a link then, and is gone with either")
    func saving() async throws {
      let database = container.privateCloudDatabase
      try await database.save(zone)
      let root = record("list", zone.zoneID)
      let alone = CKShare(rootRecord: root)
      #expect(alone.url == nil && alone.owner.acceptanceStatus == .accepted)
      #expect(await code { try await database.save(alone) } == .invalidArguments)
      let inDefaultZone = record("list", .default)
      let results = try await database.modifyRecords(
        saving: [inDefaultZone, CKShare(rootRecord: inDefaultZone)], deleting: [])
      #expect(results.saveResults.values.allSatisfy { (try? $0.get()) == nil })

      let share = try await share(root)
      #expect(share.url?.absoluteString == "https://www.icloud.com/share/Teas/list")
      #expect(share.recordType == "cloudkit.share" && share.currentUserParticipant == share.owner)
      #expect(root.share?.recordID == share.recordID)
      #expect(phone.cloudRecords().map { $0 is CKShare } == [false, true])
      let stored = try await database.record(for: root.recordID)
      #expect(stored.share?.recordID == share.recordID)
      #expect((try await database.record(for: share.recordID) as? CKShare)?.url == share.url)
      #expect(
        await code {
          _ = try await database.modifyRecords(
            saving: [stored, CKShare(rootRecord: stored)], deleting: [], atomically: false
          ).saveResults.values.map { try $0.get() }
        } == .alreadyShared)

      try await database.deleteRecord(withID: share.recordID)
      #expect(try await database.record(for: root.recordID).share == nil)
      _ = try await self.share(try await database.record(for: root.recordID))
      try await database.deleteRecord(withID: root.recordID)
      #expect(phone.cloudRecords().isEmpty)
    }

    @Test("people are invited by their addresses, and take part after they have opened the link")
    func participants() async throws {
      let database = container.privateCloudDatabase
      let share = try await share(record("list", zone.zoneID))
      let participant = try await container.shareParticipant(forEmailAddress: "ann@example.com")
      participant.permission = .readWrite
      share.addParticipant(participant)
      try await database.save(share)
      #expect(share.participants.map(\.role) == [.owner, .privateUser])
      let url = try #require(share.url)
      try phone.joinFromAnotherPerson(url, as: ann)
      let stored = try #require(try await database.record(for: share.recordID) as? CKShare)
      let guest = try #require(stored.participants.last)
      #expect(guest.acceptanceStatus == .accepted && guest.permission == .readWrite)
      #expect(guest.userIdentity.nameComponents?.familyName == "Lee")
      let bob = PhoneCloud.Person(recordName: "_bob")
      #expect(throws: CKError(.permissionFailure)) { try phone.joinFromAnotherPerson(url, as: bob) }
      #expect(await code { _ = try await container.shareParticipant(forPhoneNumber: "1") } == .unknownItem)

      stored.publicPermission = .readOnly
      try await database.save(stored)
      try phone.joinFromAnotherPerson(url, as: bob)
      let open = try #require(try await database.record(for: share.recordID) as? CKShare)
      #expect(open.participants.map(\.role) == [.owner, .privateUser, .publicUser])
      open.publicPermission = .none
      #expect(open.participants.map(\.role) == [.owner])
      #expect(stored.participants.count == 2)
    }

    private var invitation: (link: URL, zone: CKRecordZone.ID) {
      get throws {
        let zone = CKRecordZone.ID(zoneName: "Herbs", ownerName: ann.recordName)
        let list = record("list", zone)
        let link = try phone.shareFromAnotherPerson([list, record("mint", zone, in: list)], of: ann, title: "Herbs")
        return (link, zone)
      }
    }

    @Test("an invitation is read and accepted by operations; then its records are in the shared database")
    func accepting() async throws {
      let (link, zone) = try invitation
      let log = Locked<[String]>([])
      let fetch = CKFetchShareMetadataOperation(shareURLs: [link, try #require(URL(string: "https://example.com"))])
      fetch.shouldFetchRootRecord = true
      let found = Locked<CKShare.Metadata?>(nil)
      fetch.perShareMetadataResultBlock = { url, result in
        log.withLock { $0.append("\(url == link) \((try? result.get())?.rootRecord?.recordID.recordName ?? "none")") }
        if let metadata = try? result.get() { found.value = metadata }
      }
      fetch.fetchShareMetadataResultBlock = { result in
        if case .failure(let error) = result {
          log.withLock { $0.append("\(error as? CKError == CKError(.partialFailure))") }
        }
      }
      container.add(fetch)
      #expect(log.value.isEmpty)
      screen.advance(by: 0.1)
      #expect(log.value == ["true list", "false none", "true"])
      let metadata = try #require(found.value)
      #expect(metadata.participantStatus == .pending && metadata.participantPermission == .readWrite)
      #expect(metadata.share[CKShare.SystemFieldKey.title] as? String == "Herbs")
      #expect(metadata.ownerIdentity.nameComponents?.givenName == "Ann")
      #expect(metadata.containerIdentifier.hasPrefix("iCloud."))

      let database = container.sharedCloudDatabase
      #expect(try await database.allRecordZones().isEmpty)
      let accept = CKAcceptSharesOperation(shareMetadatas: [metadata])
      let accepted = Locked(0)
      accept.perShareResultBlock = { _, result in if (try? result.get()) != nil { accepted.withLock { $0 += 1 } } }
      accept.acceptSharesResultBlock = { result in if case .success = result { accepted.withLock { $0 += 10 } } }
      CKContainer(identifier: metadata.containerIdentifier).add(accept)
      screen.advance(by: 0.1)
      #expect(accepted.value == 11)
      #expect(try await database.allRecordZones().map(\.zoneID) == [zone])
      let changes = try await database.recordZoneChanges(inZoneWith: zone, since: nil)
      #expect(Set(changes.modificationResultsByID.keys.map(\.recordName)) == ["list", "mint", "Share-list"])
      #expect(try await container.shareMetadata(for: link).participantStatus == .accepted)
    }

    @Test("records of others are changed as far as they permit it, and are gone for those who leave")
    func shared() async throws {
      let (link, zone) = try invitation
      let database = container.sharedCloudDatabase
      let share = try await container.accept(try await container.shareMetadata(for: link))
      let query = CKQuery(recordType: "Tea", predicate: NSPredicate(value: true))
      #expect(await code { _ = try await database.records(matching: query) } == .invalidArguments)
      #expect(try await database.records(matching: query, inZoneWith: zone).matchResults.count == 2)
      let mint = try await database.record(for: CKRecord.ID(recordName: "mint", zoneID: zone))
      mint["name"] = "Mint"
      try await database.save(mint)
      // Opening the link again changes nothing.
      let again = try await container.accept(try await container.shareMetadata(for: link))
      #expect(again.recordID == share.recordID && again.currentUserParticipant?.acceptanceStatus == .accepted)
      #expect(try await database.record(for: mint.recordID)["name"] as? String == "Mint")
      let sage = record("sage", zone)
      #expect(await code { try await database.save(sage) } == .permissionFailure)
      sage.setParent(mint)
      try await database.save(sage)
      #expect(await code { try await database.save(CKRecordZone(zoneName: "Mine")) } == .permissionFailure)
      try phone.saveFromAnotherDevice(record("dill", zone, in: mint), container, .shared)
      #expect(phone.cloudRecords(container, .shared).count == 5)
      #expect(phone.cloudRecords().isEmpty)
      try await database.deleteRecord(withID: share.recordID)
      #expect(try await database.allRecordZones().isEmpty && phone.cloudRecords(container, .shared).isEmpty)
    }

    @Test("a zone that others share to be read is not changed")
    func readOnly() async throws {
      let zone = CKRecordZone.ID(zoneName: "Herbs", ownerName: ann.recordName)
      let link = try phone.shareFromAnotherPerson(
        [record("mint", zone)], of: ann, title: "Herbs", isWholeZone: true, permission: .readOnly)
      let metadata = try await container.shareMetadata(for: link)
      #expect(metadata.hierarchicalRootRecordID == nil)
      let share = try await container.accept(metadata)
      #expect(share.recordID.recordName == CKRecordNameZoneWideShare)
      let database = container.sharedCloudDatabase
      let mint = try await database.record(for: CKRecord.ID(recordName: "mint", zoneID: zone))
      #expect(await code { try await database.save(mint) } == .permissionFailure)
      #expect(await code { try await database.deleteRecord(withID: mint.recordID) } == .permissionFailure)
      #expect(throws: CKError(.invalidArguments)) {
        try phone.shareFromAnotherPerson([record("a", .default)], of: ann, title: "Mine")
      }
      phone.network = .offline
      #expect(await code { _ = try await container.accept(metadata) } == .networkUnavailable)
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var titles: [String] = []

      func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
      ) {
        titles.append(cloudKitShareMetadata.share[CKShare.SystemFieldKey.title] as? String ?? "none")
      }
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    private struct TeaApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

      var body: some Scene { WindowGroup { Text("Teas") } }
    }

    @Test("the delegate of the app's scene is told of an invitation that the person has opened")
    func opening() throws {
      let app = try AppInstance.launch(TeaApp.self)
      defer { app.terminate() }
      let zone = CKRecordZone.ID(zoneName: "Herbs", ownerName: ann.recordName)
      let link = try app.screen.phone.shareFromAnotherPerson([record("mint", zone)], of: ann, title: "Herbs")
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let delegate = try #require(scene.delegate as? SceneDelegate)
      app.screen.phone.openShare(link)
      #expect(delegate.titles.isEmpty)
      app.screen.advance(by: 0.1)
      #expect(delegate.titles == ["Herbs"])
    }
  }
#endif
