import SwiftUI
import Testing

@testable import UIAutomation

@MainActor
struct TappingTests {
  @Test("a tap presses the button, and the next read sees the result")
  func tap() {
    let app = XCUIApplication(screen: Counter.self)
    #expect(app.staticTexts["0"].exists)
    app.buttons["Add"].tap()
    #expect(app.staticTexts["1"].exists)
    #expect(app.buttons.count == 1)
    #expect(app.buttons.element.label == "Add")
  }
}

private struct Counter: View, Showable {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
  }
}

extension TappingTests {
  @Test("a tap on a toggle in a row reaches its switch, also if its label is an element")
  func toggle() {
    let app = XCUIApplication(screen: Settings.self)
    let toggle = app.switches["Sound"]
    toggle.tap()
    #expect(app.staticTexts["on"].exists)
    #expect(app.staticTexts["label"].exists)
    #expect(toggle.frame.width > 300)
  }

  @Test("a tap on a row with a toggle is at the middle of the row, where it has no effect")
  func rowWithToggle() {
    let app = XCUIApplication(screen: Settings.self)
    let row = app.cells.containing(.switch, identifier: "Sound").firstMatch
    #expect(
      failures { row.tap() } == [
        "Failed to tap Cell: nothing at {197, 160} takes touches, so the touch did nothing."
      ])
    #expect(app.staticTexts["off"].exists)
  }

  @Test("a tap on a compact date picker opens its field")
  func compactDatePicker() {
    let app = XCUIApplication(screen: Settings.self)
    #expect(!app.buttons["Next Month"].exists)
    app.datePickers["Start"].tap()
    #expect(app.buttons["Next Month"].exists)
  }
}

private struct Settings: View, Showable {
  @State private var isOn = false
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    List {
      Text(isOn ? "on" : "off")
      Toggle(isOn: $isOn) { Text("Sound").accessibilityIdentifier("label") }
      DatePicker("Start", selection: $date, displayedComponents: .date)
        .datePickerStyle(.compact)
    }
  }
}
