import Foundation
import Testing

@testable import SwiftUI

@Suite("The menu of the selection") @MainActor
struct SelectionMenuTests {
  private struct Letter: Identifiable {
    let id: String
  }

  private func centre(_ element: Element) -> CGPoint {
    CGPoint(x: element.frameOnScreen.midX, y: element.frameOnScreen.midY)
  }

  private func words(_ letters: Set<String>) -> String { letters.sorted().joined(separator: " ") }

  private func menu(_ view: some View, _ log: EventLog) -> some View {
    view.contextMenu(forSelectionType: String.self) { letters in
      Button("Copy") { log.add("copy \(words(letters))") }
    } primaryAction: {
      log.add("open \(words($0))")
    }
  }

  @Test("a long press on a row of a list opens the row's menu, and a tap performs the action")
  func list() throws {
    let log = EventLog()
    let phone = PhoneScreen(menu(List(["a", "b", "c"].map(Letter.init)) { Text($0.id) }, log))
    phone.screen.tap(at: centre(phone.screen.rows[1]))
    #expect(log.take() == ["open b"])
    phone.screen.tap(at: centre(phone.screen.rows[1]), duration: 0.6)
    #expect(log.take().isEmpty)
    // The menu is below the row.
    let distance = try #require(phone.node(.button, "Copy")).frame.minY - phone.screen.rows[1].frameOnScreen.maxY
    #expect(abs(distance - 8) < 0.01)
    phone.tap("Copy")
    #expect(log.take() == ["copy b"])
    #expect(phone.node(.button, "Copy") == nil)
    // It opens again.
    phone.screen.tap(at: centre(phone.screen.rows[2]), duration: 0.6)
    phone.tap("Copy")
    #expect(log.take() == ["copy c"])
    #expect(phone.issues == [])
  }

  @Test("a finger that moves meanwhile scrolls, and one that is lifted too soon taps")
  func notResting() {
    let log = EventLog()
    let phone = PhoneScreen(menu(List((0..<60).map { Letter(id: "\($0)") }) { Text($0.id) }, log))
    let start = centre(phone.screen.rows[5])
    phone.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 150), duration: 0.8)
    #expect(log.take().isEmpty)
    #expect(phone.node(.button, "Copy") == nil)
    phone.screen.tap(at: start, duration: 0.3)
    #expect(log.take().count == 1)
  }

  @Test("the menu applies to the whole selection if the row is selected, and in edit mode a tap selects")
  func selection() throws {
    let log = EventLog()
    let selection = TestValue<Set<String>>(["a", "c"])
    let phone = PhoneScreen(
      menu(List(["a", "b", "c"].map(Letter.init), selection: selection.binding) { Text($0.id) }, log)
        .environment(\.editMode, .constant(.active)))
    phone.screen.tap(at: centre(phone.screen.rows[2]), duration: 0.6)
    phone.tap("Copy")
    #expect(log.take() == ["copy a c"])
    phone.screen.tap(at: centre(phone.screen.rows[1]), duration: 0.6)
    phone.tap("Copy")
    #expect(log.take() == ["copy b"])
    phone.screen.tap(at: centre(phone.screen.rows[1]))
    #expect(log.take().isEmpty)
    #expect(selection.value == ["a", "b", "c"])
  }

  @Test("rows of a table have the menu, too, and rows of another type have none")
  func tables() {
    let log = EventLog()
    let table = PhoneScreen(menu(Table(["a", "b"].map(Letter.init)) { TableColumn("Letter", value: \.id) }, log))
    table.screen.tap(at: centre(table.screen.rows[1]), duration: 0.6)
    table.tap("Copy")
    #expect(log.take() == ["copy b"])
    let numbers = PhoneScreen(menu(List([1, 2], id: \.self) { Text("\($0)") }, log))
    numbers.screen.tap(at: centre(numbers.screen.rows[0]), duration: 0.6)
    #expect(numbers.node(.button, "Copy") == nil)
    numbers.screen.tap(at: centre(numbers.screen.rows[0]))
    #expect(log.take().isEmpty)
  }

  @Test("assistive technologies find the menu and the action at the row")
  func semantics() throws {
    let log = EventLog()
    let phone = PhoneScreen(menu(List(["a"].map(Letter.init)) { Text($0.id) }, log))
    let row = try #require(phone.node(.cell))
    let activate = try #require(row.action(.activate))
    phone.screen.perform { activate.perform() }
    #expect(log.take() == ["open a"])
    let open = try #require(row.action(.showMenu))
    phone.screen.perform { open.perform() }
    #expect(phone.node(.button, "Copy") != nil)
  }
}
