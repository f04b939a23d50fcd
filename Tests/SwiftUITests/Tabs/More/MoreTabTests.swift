import Testing

@testable import SwiftUI

@Suite("More tabs than fit into the bar") @MainActor
struct MoreTabTests {
  private struct Page: View {
    let name: String
    let log: EventLog
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.add("\(name) appears") }
        .onDisappear { log.add("\(name) disappears") }
    }
  }

  private struct Content: View {
    @Bindable var selection: TestValue<String>
    let count: Int
    let log: EventLog

    var body: some View {
      TabView(selection: $selection.value) {
        ForEach(["A", "B", "C", "D", "E", "F", "G"].prefix(count), id: \.self) { name in
          Page(name: name, log: log)
            .tabItem { Label("Tab \(name)", systemImage: "star") }
            .tag(name)
        }
      }
    }
  }

  private func makePhone(
    _ selection: TestValue<String>, count: Int = 7, log: EventLog = EventLog(), width: UserInterfaceSizeClass = .compact
  ) -> PhoneScreen {
    PhoneScreen(Content(selection: selection, count: count, log: log).environment(\.horizontalSizeClass, width))
  }

  @Test("five tabs fit; of more than five, four are in the bar, and the rest in a list behind a fifth")
  func bar() {
    let five = makePhone(TestValue("A"), count: 5)
    #expect(five.tabs.map(\.label) == ["Tab A", "Tab B", "Tab C", "Tab D", "Tab E"])
    let six = makePhone(TestValue("A"), count: 6)
    #expect(six.tabs.map(\.label) == ["Tab A", "Tab B", "Tab C", "Tab D", "More"])
    #expect(six.tabs.map(\.isSelected) == [true, false, false, false, false])
    #expect(six.issues == [])
  }

  @Test("all tabs that fit are in the bar")
  func regular() {
    #expect(makePhone(TestValue("A"), width: .regular).tabs.count == 7)
  }

  @Test("the list pushes a tab and selects it; back shows the list, and the selection stays")
  func list() throws {
    let selection = TestValue("A")
    let phone = makePhone(selection)
    phone.tapTab("More")
    #expect(phone.tabs.map(\.isSelected) == [false, false, false, false, true])
    #expect(phone.texts == ["More", "Tab E", "Tab F", "Tab G"])
    #expect(phone.node(.table) != nil)
    #expect(selection.value == "A")
    phone.tap("Tab F", .staticText)
    #expect(selection.value == "F")
    #expect(phone.buttons.contains("F 0"))
    #expect(phone.buttons.contains("More"))
    phone.tap("More")
    #expect(phone.texts == ["More", "Tab E", "Tab F", "Tab G"])
    #expect(selection.value == "F")
    #expect(phone.issues == [])
  }

  @Test("tabs of the list keep their state, appear and disappear")
  func state() {
    let log = EventLog()
    let phone = makePhone(TestValue("A"), log: log)
    _ = log.take()
    phone.tapTab("More")
    #expect(log.take() == ["A disappears"])
    phone.tap("Tab E", .staticText)
    #expect(log.take() == ["E appears"])
    phone.tap("E 0")
    phone.tapTab("Tab A")
    #expect(log.take() == ["A appears", "E disappears"])
    // The pushed view is still there.
    phone.tapTab("More")
    #expect(log.take() == ["E appears", "A disappears"])
    #expect(phone.buttons.contains("E 1"))
    phone.tap("More")
    #expect(log.take() == ["E disappears"])
    phone.tap("Tab E", .staticText)
    #expect(log.take() == ["E appears"])
    #expect(phone.buttons.contains("E 1"))
  }

  @Test("writing the selection shows a tab of the list, or one of the bar")
  func programmatic() {
    let selection = TestValue("G")
    let phone = makePhone(selection)
    #expect(phone.tabs.map(\.isSelected) == [false, false, false, false, true])
    #expect(phone.buttons.contains("G 0"))
    phone.screen.perform { selection.value = "B" }
    #expect(phone.tabs.map(\.isSelected) == [false, true, false, false, false])
    #expect(phone.buttons == ["B 0"])
    phone.screen.perform { selection.value = "E" }
    #expect(phone.buttons.contains("E 0"))
  }

  @Test("selecting the tab with the list again returns to the list")
  func again() {
    let phone = makePhone(TestValue("A"))
    phone.tapTab("More")
    phone.tap("Tab E", .staticText)
    phone.tapTab("More")
    #expect(phone.texts == ["More", "Tab E", "Tab F", "Tab G"])
  }
}

extension PhoneScreen {
  fileprivate func tapTab(_ label: String) {
    guard let action = tabs.first(where: { $0.label == label })?.action(.activate) else {
      Issue.record("There is no tab \(label).")
      return
    }
    screen.perform { action.perform() }
  }
}
