import Foundation
import SwiftUI
import Testing
import UIAutomation

@Suite("A view without an app") @MainActor
struct ShownViewTests {
  private struct Page: View, Showable {
    @State private var address = "None"

    var body: some View {
      Text(address).onOpenURL { address = $0.absoluteString }
    }
  }

  @Test("is given URLs")
  func url() throws {
    let app = XCUIApplication(screen: Page.self)
    app.open(try #require(URL(string: "shop://tea")))
    #expect(app.staticTexts["shop://tea"].exists)
  }

  @Test("is not an app that can be terminated, and stays")
  func terminating() {
    let app = XCUIApplication(screen: Page.self)
    #expect(
      failures { app.terminate() } == [
        "Failed to terminate: 'App' is a view on a screen, and not an app that was launched, so nothing happened. Test this "
          + "with the app: `XCUIApplication().launch()` in a UI test."
      ])
    #expect(app.staticTexts["None"].exists)
  }
}
