import Foundation
import PhoneSimulation
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
          .onReceive(NotificationCenter.default.publisher(for: UIScene.didActivateNotification)) { _ in
            log.add("scene active")
          }
          .onReceive(NotificationCenter.default.publisher(for: UIScene.didEnterBackgroundNotification)) { _ in
            log.add("scene background")
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
    #expect(Self.log.take() == ["active", "scene active"])
    app.moveToBackground()
    app.activate()
    #expect(
      Self.log.take()
        == ["resigning", "background", "scene background", "foreground", "active", "scene active"])
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

  @Test("pages of Settings have addresses of their own, which can be opened")
  func settings() throws {
    let addresses = [
      UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString,
      UIApplication.openDefaultApplicationsSettingsURLString,
    ]
    #expect(Set(addresses).count == 3)
    let screen = Screen(device: .iPhone)
    screen.show(Text("a"))
    for address in addresses {
      let url = try #require(URL(string: address))
      screen.perform { UIApplication.shared.open(url) }
      #expect(screen.openedURLs.last == url && UIApplication.shared.canOpenURL(url))
    }
  }

  @Test("the app chooses an icon, and the system tells the person")
  func icon() async throws {
    let phone = SimulatedPhone()
    let application = UIApplication.shared
    #expect(application.supportsAlternateIcons && application.alternateIconName == nil)
    var failures: [(any Error)?] = []
    phone.use { application.setAlternateIconName("Dark") { failures.append($0) } }
    #expect(application.alternateIconName == "Dark" && failures.map { $0 == nil } == [true])
    #expect(phone.prompts.map(\.title) == ["You have changed the icon for “\(phone.appName)”."])
    try phone.answerPrompt("OK")
    phone.use { application.setAlternateIconName(nil) }
    #expect(application.alternateIconName == nil)
    #expect(phone.actDescriptions.first == "UIKit: changes the icon to \"Dark\"")
    #expect(phone.actDescriptions.last == "UIKit: changes the icon to the app's own")
    // With its own phone: the prompt would be in front of another test's app.
    try await SimulatedPhone.$running.withValue(phone) { try await application.setAlternateIconName("Light") }
    #expect(application.alternateIconName == "Light")
    application.begin(nil)
    #expect(application.alternateIconName == nil)
  }

  @Test("background tasks have identifiers of their own until they end")
  func backgroundTasks() {
    let application = UIApplication.shared
    let first = application.beginBackgroundTask(withName: "save") {}
    let second = application.beginBackgroundTask(expirationHandler: nil)
    #expect(first != second && first != .invalid && second != .invalid)
    #expect(application.backgroundTasks.withLock { $0.running.isSuperset(of: [first, second]) })
    application.endBackgroundTask(first)
    application.endBackgroundTask(.invalid)
    #expect(application.backgroundTasks.withLock { !$0.running.contains(first) && $0.running.contains(second) })
    application.endBackgroundTask(second)
  }

  @Test("the actions of the app's icon are kept until the app ends")
  func shortcutItems() throws {
    let app = try AppInstance.launch(Phases.self)
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: "A note", icon: UIApplicationShortcutIcon(type: .add)),
      UIApplicationShortcutItem(type: "find", localizedTitle: "Find"),
    ]
    #expect(UIApplication.shared.shortcutItems?.map(\.localizedTitle) == ["New", "Find"])
    #expect(UIApplication.shared.shortcutItems?.first?.icon?.name == "type 3")
    app.terminate()
    #expect(UIApplication.shared.shortcutItems == nil)
    _ = Self.log.take()
  }
}
