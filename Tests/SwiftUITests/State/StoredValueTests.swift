import Testing

@testable import SwiftUI

@MainActor
@Suite("Stored values")
struct StoredValueTests {
  private struct Flag: View {
    @AppStorage("on") private var isOn = false

    var body: some View { Text(isOn ? "on" : "off") }
  }

  private struct Others: View {
    @AppStorage("on") private var number = 5
    @SceneStorage("on") private var text: String?

    var body: some View { Text("\(number) \(text ?? "none")") }
  }

  @Test("every reader of a key follows what is written")
  func readersFollow() {
    let screen = PhoneScreen(
      VStack {
        Flag()
        Flag()
      })
    #expect(screen.texts == ["off", "off"])
    screen.screen.perform { screen.screen.graph.storedValues["on"] = .bool(true) }
    #expect(screen.texts == ["on", "on"])
  }

  @Test("a value of another type is read as a property list is, and scenes have keys of their own")
  func typesAndAreas() {
    let screen = PhoneScreen(Others())
    #expect(screen.texts == ["5 none"])
    screen.screen.perform { screen.screen.graph.storedValues["on"] = .bool(true) }
    #expect(screen.texts == ["1 none"])
  }

  @Test("one screen does not see what another has stored")
  func hostsAreApart() {
    let first = PhoneScreen(Flag())
    first.screen.perform { first.screen.graph.storedValues["on"] = .bool(true) }
    #expect(PhoneScreen(Flag()).texts == ["off"])
  }

  private struct Counter: View {
    @AppStorage("count") private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test("a store of their own keeps the values of the views inside apart")
  func defaultStore() throws {
    let store = try #require(UserDefaults(suiteName: "shop"))
    let screen = PhoneScreen(
      VStack {
        Counter()
        Counter().defaultAppStorage(store)
      })
    #expect(screen.buttons == ["0", "0"])
    screen.tap("0")
    #expect(screen.buttons == ["1", "0"])
    screen.tap("0")
    screen.tap("1")
    #expect(screen.buttons == ["2", "1"])
  }
}
