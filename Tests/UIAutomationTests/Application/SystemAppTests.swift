import Combine
import FlowIssueReporting
import Foundation
import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Apps of the system") @MainActor
struct SystemAppTests {
  /// A page that opens an address three seconds after it appears, once.
  private struct Page: View {
    let address: String
    @Environment(\.openURL) private var openURL
    @State private var isDone = false

    var body: some View {
      Text("Page").onReceive(Timer.publish(every: 3, on: .main, in: .common).autoconnect()) { _ in
        guard !isDone, let url = URL(string: address) else { return }
        isDone = true
        openURL(url)
      }
    }
  }

  private func app(_ address: String = "https://example.com") -> XCUIApplication {
    let screen = Screen(device: .iPhone)
    screen.show(Page(address: address))
    return XCUIApplication(screen: screen)
  }

  @Test("a wait for a state lets the screen's time pass, and ends when an app of the system opens a URL")
  func waiting() {
    let app = app()
    let safari = app.systemApp("com.apple.mobilesafari")
    #expect(safari.state == .notRunning)
    #expect(!safari.wait(for: .runningForeground, timeout: 2))
    #expect(!app.wait(for: .notRunning, timeout: 0.5))
    #expect(safari.wait(for: .runningForeground, timeout: 2))
    #expect(app.systemApp("com.apple.Maps").state == .notRunning)
    app.activate()
    #expect(safari.state == .notRunning)
  }

  @Test("a wait for the present state ends at once")
  func noWait() {
    let app = app()
    #expect(app.wait(for: .runningForeground, timeout: 10))
    #expect(app.systemApp("com.apple.mobilesafari").state == .notRunning)
    #expect(app.homeScreen.wait(for: .runningForeground, timeout: 10))
    #expect(app.systemApp("com.apple.mobilesafari").state == .notRunning)
  }

  @Test(
    "addresses are opened by their apps",
    arguments: [
      ("https://maps.apple.com/?q=tea", "com.apple.Maps"), ("mailto:a@example.com", "com.apple.mobilemail"),
      ("app-settings:", "com.apple.Preferences"), ("tel:123", "com.apple.mobilephone"), ("other:", nil),
    ])
  func addresses(address: String, identifier: String?) throws {
    #expect(SystemApps.app(for: try #require(URL(string: address))) == identifier)
  }

  @Test("one that a test opens is in the foreground until it returns to its app, and is said to have no screen")
  func opening() {
    let app = app()
    let settings = app.systemApp("com.apple.Preferences")
    let collected = IssueReporter.collecting { settings.launch() }
    #expect(collected.reported.isEmpty)
    #expect(
      collected.warned.map(\.message) == [
        "'com.apple.Preferences' has no screen here: of the system's apps there is what they show in front of the app under "
          + "test, such as prompts. Set with `app.phone` what a person would change there, and return with `activate()` of "
          + "the app."
      ])
    #expect(settings.state == .runningForeground)
    // The app under test is the same one.
    #expect(app.staticTexts["Page"].exists)
    app.activate()
    #expect(settings.state == .notRunning)
    _ = IssueReporter.collecting { settings.activate() }
    #expect(settings.state == .runningForeground)
    settings.terminate()
    #expect(settings.state == .notRunning)
    #expect(app.homeScreen.state == .runningForeground)
  }
}
