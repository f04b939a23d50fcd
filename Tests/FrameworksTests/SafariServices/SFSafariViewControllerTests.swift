#if os(Linux)
  import FlowSafariServices
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Page: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  private struct Links: View {
    @State private var isShown = false

    var body: some View {
      Button("Read") { isShown = true }
        .sheet(isPresented: $isShown) { Page(url: URL(string: "https://example.com/tea")!) }
    }
  }

  @Suite("A page of Safari") @MainActor
  struct SFSafariViewControllerTests {
    @Test("has the elements that UI tests ask for, and is recorded")
    func page() {
      let screen = Screen(device: .iPhone)
      screen.show(Links())
      let app = XCUIApplication(screen: screen)
      app.buttons["Read"].tap()
      let bar = app.otherElements["TopBrowserBar"]
      #expect(bar.exists)
      #expect(bar.descendants(matching: .any)["URL"].value as? String == "https://example.com/tea")
      #expect(screen.phone.actDescriptions == ["SafariServices: shows https://example.com/tea"])
      bar.buttons["Done"].tap()
      #expect(!bar.exists)
      #expect(app.buttons["Read"].exists)
    }
  }
#endif
