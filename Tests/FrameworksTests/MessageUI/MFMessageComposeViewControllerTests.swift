#if os(Linux)
  import FlowMessageUI
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Message: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
      let controller = MFMessageComposeViewController()
      controller.recipients = ["ann@example.com"]
      controller.body = "Tea?"
      controller.addAttachmentData(Data(count: 3), typeIdentifier: "public.jpeg", filename: "Tea.jpg")
      let missing = URL(fileURLWithPath: "/nowhere/Tea.jpg")
      #expect(!controller.addAttachmentURL(missing, withAlternateFilename: nil))
      let file = URL(fileURLWithPath: #filePath)
      #expect(controller.addAttachmentURL(file, withAlternateFilename: "Test.swift"))
      let key = MFMessageComposeViewControllerAttachmentAlternateFilename
      let names = controller.attachments?.map { $0[key] as? String }
      #expect(names == ["Tea.jpg", "Test.swift"])
      #expect(controller.attachments?.last?[MFMessageComposeViewControllerAttachmentURL] as? URL == file)
      return controller
    }

    func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}
  }

  @Suite("A message") @MainActor
  struct MFMessageComposeViewControllerTests {
    @Test("is recorded with its files")
    func files() throws {
      let screen = Screen(device: .iPhone)
      screen.show(Message())
      XCUIApplication(screen: screen).buttons["Send"].tap()
      let act = try #require(screen.phone.actDescriptions.first)
      #expect(
        act.hasPrefix(
          "MessageUI: sends the message \"Tea?\" (To ann@example.com), with Tea.jpg (3 bytes), Test.swift ("))
      #expect(MFMessageComposeViewController.isSupportedAttachmentUTI("public.jpeg"))
    }
  }
#endif
