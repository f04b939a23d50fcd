import Foundation
import Testing

@testable import SwiftUI

/// There are no windows: modifiers of windows have no effect, and the scene remains.
@Suite("Scenes with modifiers") @MainActor
struct SceneModifiersTests {
  private func windows(_ scene: some Scene) -> [SceneWindow] {
    var contents = _SceneContents()
    scene._collect(into: &contents)
    return contents.windows
  }

  private func isUnchanged(_ change: (WindowGroup<Text>) -> some Scene) -> Bool {
    let found = windows(change(WindowGroup("Shop", id: "shop") { Text("Shelves") }))
    guard found.count == 1, found[0].kind == .windowGroup, found[0].id == "shop" else { return false }
    return PhoneScreen(found[0].content).texts == ["Shelves"]
  }

  @Test("values of the environment and the store of AppStorage are those of the scene's windows")
  func valuesOfWindows() throws {
    struct Values: View {
      @Environment(\.lineSpacing) private var spacing
      @AppStorage("name") private var name = "none"
      var body: some View { Text(verbatim: "\(spacing) \(name)") }
    }
    let suite = "SceneModifiersTests"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    store.set("Ann", forKey: "name")
    let scene = WindowGroup { Values() }
      .transformEnvironment(\.lineSpacing) { $0 += 3 }
      .defaultAppStorage(store)
    #expect(PhoneScreen(windows(scene)[0].content).texts == ["3.0 Ann"])
  }

  @Test("the size and the place of a window")
  func windowGeometry() {
    #expect(isUnchanged { $0.defaultSize(CGSize(width: 1, height: 1)) })
    #expect(isUnchanged { $0.defaultSize(width: 1, height: 1) })
    #expect(isUnchanged { $0.defaultPosition(.topLeading) })
    #expect(isUnchanged { $0.windowResizability(.automatic) })
    #expect(isUnchanged { $0.windowResizability(.contentSize) })
    #expect(isUnchanged { $0.windowResizability(.contentMinSize) })
  }

  @Test("the style of a window and of its toolbar")
  func styles() {
    #expect(isUnchanged { $0.windowStyle(.automatic) })
    #expect(isUnchanged { $0.windowStyle(.titleBar) })
    #expect(isUnchanged { $0.windowStyle(.hiddenTitleBar) })
    #expect(isUnchanged { $0.windowStyle(.plain) })
    #expect(isUnchanged { $0.windowToolbarStyle(.automatic) })
    #expect(isUnchanged { $0.windowToolbarStyle(.expanded) })
    #expect(isUnchanged { $0.windowToolbarStyle(.unified) })
    #expect(isUnchanged { $0.windowToolbarStyle(.unified(showsTitle: false)) })
    #expect(isUnchanged { $0.windowToolbarStyle(.unifiedCompact) })
    #expect(isUnchanged { $0.windowToolbarStyle(.unifiedCompact(showsTitle: false)) })
  }

  @Test("styles of windows warn, except for those of the platform")
  func warnings() {
    func count(_ change: (WindowGroup<Text>) -> some Scene) -> Int {
      var contents = _SceneContents()
      change(WindowGroup { Text("Shelves") })._collect(into: &contents)
      return contents.shortfalls.count
    }
    #expect(count { $0.windowStyle(.automatic) } == 0)
    #expect(count { $0.windowStyle(.plain) } == 1)
    #expect(count { $0.windowToolbarStyle(.automatic) } == 0)
    #expect(count { $0.windowToolbarStyle(.unified) } == 1)
    #expect(count { $0.windowResizability(.automatic) } == 0)
    #expect(count { $0.windowResizability(.contentSize) } == 1)
  }

  @Test("events and tasks from outside")
  func events() {
    #expect(isUnchanged { $0.handlesExternalEvents(matching: ["shop"]) })
    #expect(isUnchanged { $0.backgroundTask(.appRefresh("refresh")) {} })
    #expect(isUnchanged { $0.backgroundTask(.urlSession("download")) {} })
    #expect(isUnchanged { $0.backgroundTask(.urlSession) { (_: String) in } })
    #expect(isUnchanged { $0.backgroundTask(.urlSession(matching: { $0 == "download" })) { (_: String) in } })
  }

  @Test("the content of a menu bar extra is in the scene")
  func menuBarExtra() {
    func check(_ scene: some Scene) {
      let found = windows(scene)
      #expect(found.map(\.kind) == [.menuBarExtra])
      #expect(found.map { PhoneScreen($0.content).buttons } == [["Quit"]])
    }
    check(MenuBarExtra("Shop") { Button("Quit") {} })
    check(MenuBarExtra("Shop", systemImage: "cart") { Button("Quit") {} }.menuBarExtraStyle(.menu))
    check(
      MenuBarExtra {
        Button("Quit") {}
      } label: {
        Text("Shop")
      }.menuBarExtraStyle(.window))
    check(
      MenuBarExtra(isInserted: .constant(true)) {
        Button("Quit") {}
      } label: {
        Text("S")
      }.menuBarExtraStyle(.automatic))
  }

  @Test("what a scene puts into the environment reaches its windows, and its actions run in them")
  func environment() {
    let log = EventLog()
    let found = windows(
      WindowGroup { Text("Shelves") }
        .environment(\.layoutDirection, .rightToLeft)
        .onChange(of: 1, initial: true) { log.add("changed") })
    let phone = PhoneScreen(found[0].content)
    #expect(phone.screen.elements.last?.environment.layoutDirection == .rightToLeft)
    #expect(log.lines == ["changed"])
  }
}
