import SwiftUI
import Testing

@testable import UIAutomation

@MainActor
struct DescriptionTests {
  @Test("the description of an element has the element, its descendants, its path and its query")
  func description() {
    let app = XCUIApplication(showing: Text("Hi").frame(width: 100, height: 20))
    let text = app.staticTexts["Hi"]
    #expect("\(text)" == "\"Hi\" StaticText")
    let lines = text.debugDescription.components(separatedBy: "\n")
    #expect(lines.first?.hasPrefix("Attributes: StaticText, {{") == true)
    #expect(lines.first?.hasSuffix("label: 'Hi'") == true)
    #expect(lines[1] == "Element subtree:")
    #expect(lines[2].hasPrefix(" →StaticText, {{"))
    #expect(lines.contains("Path to element:"))
    #expect(lines.contains("Query chain:"))
    #expect(lines.contains("    ↪︎Find: Elements matching predicate '\"Hi\" IN identifiers'"))
  }

  @Test("the description of the field that is typed into says so")
  func focus() {
    let app = XCUIApplication(showing: TextField("Name", text: .constant("Ann")))
    app.textFields["Name"].tap()
    #expect(app.textFields["Name"].debugDescription.contains("value: Ann, Keyboard Focused\n"))
  }

  @Test("a snapshot has the current attributes, as values and as a dictionary")
  func snapshot() throws {
    let app = XCUIApplication(showing: Button("Go") {}.accessibilityIdentifier("go"))
    let snapshot = try app.buttons["go"].snapshot()
    #expect(snapshot.label == "Go")
    #expect(snapshot.elementType == .button)
    let dictionary = snapshot.dictionaryRepresentation
    #expect(dictionary[.identifier] as? String == "go")
    #expect(dictionary[.elementType] as? UInt == 9)
    #expect(dictionary[.enabled] as? Bool == true)
    #expect(throws: XCUIElement.SnapshotError.self) { try app.buttons["come"].snapshot() }
  }
}
