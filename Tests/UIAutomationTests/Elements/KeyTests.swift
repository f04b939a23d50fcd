import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Keys") @MainActor
struct KeyTests {
  @Test("keys with modifiers perform keyboard shortcuts")
  func shortcuts() {
    let app = XCUIApplication(screen: Editor.self)
    app.typeKey("s", modifierFlags: .command)
    #expect(app.staticTexts["saved"].exists)
    app.typeKey("s", modifierFlags: [.command, .shift])
    #expect(app.staticTexts["saved as"].exists)
    app.typeKey(.return, modifierFlags: [])
    #expect(app.staticTexts["done"].exists)
    app.typeKey(.escape, modifierFlags: [])
    #expect(app.staticTexts["cancelled"].exists)
  }

  @Test("modifiers that are held during a block apply to each key")
  func heldKeys() {
    let app = XCUIApplication(screen: Editor.self)
    XCUIElement.perform(withKeyModifiers: .command) { app.typeKey("s", modifierFlags: .shift) }
    #expect(app.staticTexts["saved as"].exists)
    XCUIElement.perform(withKeyModifiers: .command) { app.typeKey("s", modifierFlags: []) }
    #expect(app.staticTexts["saved"].exists)
  }

  @Test("a key that nothing handles is reported")
  func ignored() {
    let app = XCUIApplication(screen: Editor.self)
    let messages = failures { app.typeKey("k", modifierFlags: .command) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'k' with command") == true)
  }

  @Test("keys edit the text with the focus: letters, arrows, select all, delete")
  func editing() {
    let app = XCUIApplication(screen: Editor.self)
    let field = app.textFields["Name"]
    field.tap()
    field.typeText("Anne")
    field.typeKey(.leftArrow, modifierFlags: [])
    field.typeKey(.delete, modifierFlags: [])
    #expect(field.value as? String == "Ane")
    field.typeKey("b", modifierFlags: .shift)
    #expect(field.value as? String == "AnBe")
    field.typeKey("a", modifierFlags: .command)
    field.typeKey(.delete, modifierFlags: [])
    #expect(field.value as? String == "Name")
    #expect(app.staticTexts["name ''"].exists)
  }

  @Test("a key is handled by the focused view itself")
  func handledKeys() {
    let app = XCUIApplication(screen: Editor.self)
    app.textFields["Name"].tap()
    app.typeKey(.upArrow, modifierFlags: [])
    #expect(app.staticTexts["up"].exists)
  }
}

private struct Editor: View, Showable {
  @State private var name = ""
  @State private var last = ""

  var body: some View {
    VStack {
      Text(last)
      Text("name '\(name)'")
      TextField("Name", text: $name)
        .onKeyPress(.upArrow) {
          last = "up"
          return .handled
        }
      Button("Save") { last = "saved" }.keyboardShortcut("s")
      Button("Save as") { last = "saved as" }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Done") { last = "done" }.keyboardShortcut(.defaultAction)
      Button("Cancel") { last = "cancelled" }.keyboardShortcut(.cancelAction)
    }
  }
}
