#if os(Linux)
  import FlowCloudKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private final class Delegate: NSObject, UICloudSharingControllerDelegate {
    private(set) var lines: [String] = []

    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error) {
      lines.append("failed \((error as? CKError).map { "\($0.code)" } ?? "")")
    }

    func itemTitle(for csc: UICloudSharingController) -> String? { "Green teas" }
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) { lines.append("saved") }
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) { lines.append("stopped") }
  }

  private struct Sharing: UIViewControllerRepresentable {
    let controller: UICloudSharingController

    func makeUIViewController(context: Context) -> UICloudSharingController { controller }
    func updateUIViewController(_ controller: UICloudSharingController, context: Context) {}
  }

  @Suite("A controller that shares records", .ownPhone) @MainActor
  struct UICloudSharingControllerTests {
    private let screen = Screen(device: .iPhone)
    private let phone = SimulatedPhone.current
    private let delegate = Delegate()
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    init() {
      phone.cloud.people = [PhoneCloud.Person(recordName: "_ann", givenName: "Ann")]
    }

    private func present(_ controller: UICloudSharingController) {
      controller.delegate = delegate
      screen.show(Text("Teas").sheet(isPresented: .constant(true)) { Sharing(controller: controller) })
      screen.advance(by: 1)
    }

    private func saved() async throws -> CKShare {
      let database = CKContainer.default().privateCloudDatabase
      let zone = CKRecordZone(zoneName: "Teas")
      try await database.save(zone)
      let list = CKRecord(recordType: "List", recordID: CKRecord.ID(recordName: "list", zoneID: zone.zoneID))
      let share = CKShare(rootRecord: list)
      try await database.modifyRecords(saving: [list, share], deleting: [])
      return share
    }

    @Test("the person invites somebody, copies the link, and ends the share")
    func managing() async throws {
      present(UICloudSharingController(share: try await saved(), container: .default()))
      #expect(app.navigationBars["Green teas"].exists && app.staticTexts["Owner"].exists)
      app.buttons["Ann"].tap()
      screen.advance(by: 0.1)
      #expect(delegate.lines == ["saved"] && app.staticTexts["Invited"].exists && !app.buttons["Ann"].exists)
      let share = try #require(phone.cloudRecords().lazy.compactMap { $0 as? CKShare }.first)
      #expect(share.participants.map(\.permission) == [.readWrite, .readWrite])
      app.buttons["Copy Link"].tap()
      #expect(UIPasteboard.general.url == share.url)
      app.buttons["Stop Sharing"].tap()
      screen.advance(by: 1)
      #expect(delegate.lines.last == "stopped")
      #expect(phone.cloudRecords().map(\.recordType) == ["List"])
    }

    @Test("offers what the app permits")
    func permissions() async throws {
      let controller = UICloudSharingController(share: try await saved(), container: .default())
      controller.availablePermissions = [.allowPublic, .allowReadOnly]
      present(controller)
      #expect(!app.buttons["Ann"].exists)
      app.buttons["Copy Link"].tap()
      screen.advance(by: 0.1)
      let share = try #require(phone.cloudRecords().lazy.compactMap { $0 as? CKShare }.first)
      #expect(share.publicPermission == .readOnly)
    }

    @Test("makes the share when the person wants it, and tells why it is not made")
    func preparing() async throws {
      let share = try await saved()
      let fails = Locked(true)
      let controller = UICloudSharingController { _, completion in
        if fails.value { completion(nil, nil, CKError(.quotaExceeded)) } else { completion(share, .default(), nil) }
      }
      present(controller)
      #expect(!app.buttons["Copy Link"].exists && controller.share == nil)
      app.buttons["Share"].tap()
      #expect(delegate.lines == ["failed quotaExceeded"])
      fails.value = false
      app.buttons["Share"].tap()
      #expect(delegate.lines.last == "saved" && app.buttons["Copy Link"].exists)
    }
  }
#endif
