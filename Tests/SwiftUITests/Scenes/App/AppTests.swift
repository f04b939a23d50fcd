import Foundation
import Testing

@testable import SwiftUI

@Suite("Apps and scenes") @MainActor
struct AppTests {
  struct Shop: App {
    @State private var count = 0
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
      WindowGroup("Shop", id: "main") {
        Button("Count \(count)") { count += 1 }
      }
      .commands {
        CommandMenu("Orders") { Button("New") {} }
        CommandGroup(replacing: .newItem) {}
      }
      .defaultSize(width: 800, height: 600)
      .environment(\.layoutDirection, .rightToLeft)
      Settings { Text("Settings") }
      Window("About", id: "about") { Text("About") }
    }
  }

  @Test("a screen shows an app's main window, with the app's own state")
  func hosting() {
    let root = AppRoot<Shop>()
    let phone = PhoneScreen(root)
    #expect(phone.buttons == ["Count 0"])
    phone.tap("Count 0")
    #expect(phone.buttons == ["Count 1"])
    #expect(root.windows.map(\.kind) == [.windowGroup, .settings, .window])
    #expect(root.windows.map(\.id) == ["main", nil, "about"])
  }

  @Test("an app that is started says that there is no screen")
  func launch() {
    #expect(
      AppLaunch.message(for: Shop.self) == """
        Shop is a SwiftUI app (WindowGroup, Settings, Window). It runs headless: this machine has no screen that it \
        could open a window on.
        To see its views, render them to pictures: write a flow test with SwiftUIFlowTesting, or use ImageRenderer.
        """)
  }
}

@Suite("URLs and windows of an app") @MainActor
struct SceneEventTests {
  @Test("a URL reaches the views that handle URLs, while they are in the tree")
  func openingURLs() throws {
    struct Root: View {
      @Bindable var isThere: TestValue<Bool>
      let log: EventLog

      var body: some View {
        if isThere.value {
          Text("Root").onOpenURL { log.add($0.absoluteString) }
        }
      }
    }
    let isThere = TestValue(true)
    let log = EventLog()
    let phone = PhoneScreen(Root(isThere: isThere, log: log))
    let url = try #require(URL(string: "shop://order/1"))
    #expect(phone.screen.send(.url(url)))
    #expect(log.take() == ["shop://order/1"])
    phone.screen.perform { isThere.value = false }
    #expect(!phone.screen.send(.url(url)))
  }
}
