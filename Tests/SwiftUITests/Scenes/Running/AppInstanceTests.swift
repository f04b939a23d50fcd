import Foundation
import Testing

@testable import SwiftUI

@Suite("Launched apps") @MainActor
struct AppInstanceTests {
  struct Shop: App {
    @State private var count = 0
    @StateObject private var basket = Basket()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
      WindowGroup {
        Button("Count \(count)") { count += 1 }
        Button("Basket \(basket.count)") { basket.count += 1 }
        Text("\(String(describing: scenePhase))")
      }
    }
  }

  final class Basket: ObservableObject {
    @Published var count = 0
  }

  private func launch(
    _ app: any App.Type, arguments: [String] = [], environment: [String: String] = [:],
    container: AppContainer = AppContainer()
  ) throws -> (app: AppInstance, phone: PhoneScreen) {
    let app = try AppInstance.launch(app, arguments: arguments, environment: environment, container: container)
    return (app, PhoneScreen(screen: app.screen))
  }

  @Test("an app is shown on its device, active, with the state of its own properties")
  func launching() throws {
    let (app, phone) = try launch(Shop.self)
    #expect(phone.texts == ["active"])
    phone.tap("Count 0")
    phone.tap("Basket 0")
    #expect(phone.buttons == ["Count 1", "Basket 1"])
    #expect(app.state == .foreground)
    #expect(AppInstance.running === app)
    #expect(app.screen.contentSize == CGSize(width: 393, height: 852))
    app.terminate()
    #expect(app.state == .notRunning)
    #expect(AppInstance.running == nil)
  }

  @Test("each launch starts with fresh state, and ends the running app")
  func launchingAgain() throws {
    let (first, phone) = try launch(Shop.self)
    phone.tap("Count 0")
    let (second, again) = try launch(Shop.self)
    #expect(again.buttons == ["Count 0", "Basket 0"])
    #expect(first.state == .notRunning)
    #expect(second.state == .foreground)
    first.terminate()
    #expect(second.state == .foreground)
    second.terminate()
  }

  @Test("the home button and the way back change the phase of the scene")
  func phases() throws {
    let (app, phone) = try launch(Shop.self)
    app.moveToBackground()
    #expect(phone.texts == ["background"])
    #expect(app.state == .background)
    #expect(UIApplication.shared.applicationState == .background)
    app.activate()
    #expect(phone.texts == ["active"])
    #expect(UIApplication.shared.applicationState == .active)
    app.terminate()
  }

  private struct PhaseApp: App {
    static let log = EventLog()

    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
      WindowGroup { Text("Shelves") }
        .onChange(of: scenePhase) { Self.log.add("\($0) to \($1)") }
    }
  }

  @Test("a scene is notified of every phase, from its first activation on")
  func phaseChanges() throws {
    let (app, _) = try launch(PhaseApp.self)
    #expect(PhaseApp.log.take() == ["inactive to active"])
    app.moveToBackground()
    #expect(PhaseApp.log.take() == ["active to inactive", "inactive to background"])
    app.activate()
    #expect(PhaseApp.log.take() == ["background to inactive", "inactive to active"])
    app.terminate()
  }

  private struct LinkApp: App {
    var body: some Scene {
      WindowGroup { LinkView() }
    }

    struct LinkView: View {
      @State private var page = "none"

      var body: some View {
        Text(page)
          .onOpenURL { page = $0.lastPathComponent }
          .onContinueUserActivity("order") { page = $0.title ?? "" }
      }
    }
  }

  @Test("URLs and activities that the app is given reach its views, and bring it to the foreground")
  func links() throws {
    let (app, phone) = try launch(LinkApp.self)
    app.moveToBackground()
    #expect(app.open(try #require(URL(string: "shop://order/7"))))
    #expect(phone.texts == ["7"])
    #expect(app.state == .foreground)
    let activity = NSUserActivity(activityType: "order")
    activity.title = "eight"
    #expect(app.resume(activity))
    #expect(phone.texts == ["eight"])
    #expect(phone.issues.isEmpty)
    app.terminate()
  }

  @Test("a URL or activity that no view handles is recorded as a warning")
  func linksNobodyTakes() throws {
    let (app, phone) = try launch(Shop.self)
    #expect(!app.open(try #require(URL(string: "shop://order/7"))))
    #expect(!app.resume(NSUserActivity(activityType: "order")))
    #expect(
      phone.issues == [
        "Shop was given the URL shop://order/7, but no view on its screen handles URLs: nothing happened. "
          + "Add onOpenURL to a view on the screen.",
        "Shop was given the activity order, but no view on its screen continues such activities: nothing happened. "
          + "Add onContinueUserActivity to a view on the screen.",
      ])
    app.terminate()
  }

  private struct EmptyApp: App {
    var body: some Scene {
      Settings { Text("Settings") }
    }
  }

  @Test("an app without a window is an error, and leaves nothing behind")
  func noWindow() {
    let error = #expect(throws: AppLaunchError.self) { try launch(EmptyApp.self, arguments: ["-a", "b"]) }
    #expect(
      error?.description
        == "EmptyApp has no window to show: its body consists of Settings. Add a WindowGroup.")
    #expect(AppInstance.running == nil)
    #expect(UserDefaults.standard.string(forKey: "a") == nil)
  }
}
