import Foundation
import Testing

@testable import SwiftUI

@Suite("The app object") @MainActor
struct UIApplicationTests {
  private static let log = EventLog()

  private struct Phases: App {
    var body: some Scene { WindowGroup { Content() } }

    struct Content: View {
      var body: some View {
        Text("Content")
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
            log.add("active")
          }
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
            log.add("resigning")
          }
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
            log.add("background")
          }
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
            log.add("foreground")
          }
      }
    }
  }

  @Test("observers are notified of the app's phases")
  func phases() throws {
    let app = try AppInstance.launch(Phases.self)
    defer { app.terminate() }
    #expect(Self.log.take() == ["active"])
    app.moveToBackground()
    app.activate()
    #expect(Self.log.take() == ["resigning", "background", "foreground", "active"])
  }

  @Test("URLs are kept, not opened")
  func opening() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let screen = Screen(device: .iPhone)
    var isOpened: Bool?
    screen.show(Button("Open") { UIApplication.shared.open(url) { isOpened = $0 } })
    PhoneScreen(screen: screen).tap("Open")
    #expect(screen.openedURLs == [url])
    #expect(isOpened == true)
    #expect(UIApplication.shared.canOpenURL(url))
    #expect(try !UIApplication.shared.canOpenURL(#require(URL(string: "unknown:a"))))
  }
}
