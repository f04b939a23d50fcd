#if os(Linux)
  import FlowMessageUI
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Mail: UIViewControllerRepresentable {
    @Binding var isShown: Bool

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
      let controller = MFMailComposeViewController()
      controller.mailComposeDelegate = context.coordinator
      controller.setSubject("Tea")
      controller.setToRecipients(["ann@example.com"])
      controller.setMessageBody("It is ready.", isHTML: false)
      return controller
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator($isShown) }

    @MainActor final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
      let isShown: Binding<Bool>

      init(_ isShown: Binding<Bool>) { self.isShown = isShown }

      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
      ) {
        isShown.wrappedValue = false
      }
    }
  }

  private struct Contact: View {
    @State private var isShown = false

    var body: some View {
      Button("Write") { isShown = true }.sheet(isPresented: $isShown) { Mail(isShown: $isShown) }
    }
  }

  @Suite("A mail") @MainActor
  struct MFMailComposeViewControllerTests {
    @Test("shows its fields, and is recorded when it is sent, not when it is canceled")
    func mail() {
      let screen = Screen(device: .iPhone)
      screen.show(Contact())
      let app = XCUIApplication(screen: screen)
      app.buttons["Write"].tap()
      #expect(app.navigationBars["Tea"].exists)
      #expect(app.textFields["Subject"].value as? String == "Tea")
      app.buttons["Cancel"].tap()
      #expect(screen.phone.acts.isEmpty)
      app.buttons["Write"].tap()
      app.buttons["Send"].tap()
      #expect(screen.phone.actDescriptions == ["MessageUI: sends the mail \"Tea\" (To ann@example.com)"])
      #expect(!app.navigationBars["Tea"].exists)
    }

    @Test("cannot be written without an account")
    func account() {
      let phone = SimulatedPhone()
      #expect(phone.use { MFMailComposeViewController.canSendMail() })
      phone.canSendMail = false
      #expect(!phone.use { MFMailComposeViewController.canSendMail() })
    }
  }
#endif
