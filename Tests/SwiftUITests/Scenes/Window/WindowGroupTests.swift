import Testing

@testable import SwiftUI

@Suite("Groups of windows") @MainActor
struct WindowGroupTests {
  private static let name = "Shop \(1)"

  private struct ByKey: App {
    var body: some Scene { WindowGroup("Shop") { Text("by key") } }
  }

  private struct ByName: App {
    var body: some Scene { WindowGroup(name) { Text("by name") } }
  }

  private struct ByText: App {
    var body: some Scene { WindowGroup(Text("Shop")) { Text("by text") } }
  }

  private struct ByIdentity: App {
    var body: some Scene {
      WindowGroup("Shop", id: "shop") { Text("by identity") }
      WindowGroup(Text("Other"), id: "other") { Text("second") }
    }
  }

  private struct ByFunction: App {
    var body: some Scene {
      WindowGroup(makeContent: content)
      WindowGroup("Other", id: "other", makeContent: content)
    }

    private nonisolated func content() -> Text { Text("by function") }
  }

  private func texts<A: App>(_ app: A.Type) throws -> [String] {
    let app = try AppInstance.launch(app)
    defer { app.terminate() }
    return PhoneScreen(screen: app.screen).texts
  }

  @Test("an app shows its first group, whatever its title")
  func titles() throws {
    #expect(try texts(ByKey.self) == ["by key"])
    #expect(try texts(ByName.self) == ["by name"])
    #expect(try texts(ByText.self) == ["by text"])
    #expect(try texts(ByIdentity.self) == ["by identity"])
    #expect(try texts(ByFunction.self) == ["by function"])
  }
}
