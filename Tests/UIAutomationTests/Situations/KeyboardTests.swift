import SwiftUI
import Testing

@testable import UIAutomation

@Suite("The keyboard") @MainActor
struct KeyboardTests {
  @Test("items of a keyboard toolbar are above the keyboard, and appear and disappear with it")
  func accessory() {
    let app = XCUIApplication(screen: Note.self)
    #expect(!app.buttons["Done"].exists)
    app.textFields["Title"].tap()
    let toolbar = app.toolbars.containing(.button, identifier: "Done").firstMatch
    #expect(toolbar.frame.maxY == app.keyboards.firstMatch.frame.minY)
    #expect(app.keys["Q"].isHittable)
    app.toolbars.buttons["Done"].tap()
    #expect(!app.keyboards.firstMatch.exists)
    #expect(!app.buttons["Done"].exists)
  }

  @Test("a bar at the bottom stays behind the keyboard, and scrollable content ends above it")
  func bottomBar() {
    let app = XCUIApplication(screen: Note.self)
    let share = app.buttons["Share"]
    let before = share.frame
    #expect(share.isHittable)
    app.textFields["Title"].tap()
    #expect(share.frame == before)
    #expect(!share.isHittable)
    #expect(app.staticTexts["End"].frame.maxY <= app.keyboards.firstMatch.frame.minY - 44)
    app.toolbars.buttons["Done"].tap()
    #expect(share.isHittable)
  }

  @Test("a focused field can change its keyboard")
  func otherKeyboard() {
    let app = XCUIApplication(screen: Number.self)
    app.textFields["Code"].tap()
    #expect(app.keys["Q"].exists)
    app.buttons["Digits"].tap()
    #expect(!app.keys["Q"].exists)
    #expect(app.keys["7"].exists)
    app.keys["7"].tap()
    #expect(app.textFields["Code"].value as? String == "7")
    #expect(app.keyboards.count == 1)
  }

  @Test("the focus moves to fields in rows that are not visible yet, on the smallest phone")
  func unseenRows() {
    let app = XCUIApplication(showing: Rows(), device: .smallIPhone)
    app.textFields["Field 0"].tap()
    for number in 0..<20 {
      app.typeText("\(number)\n")
      let next = app.textFields["Field \(number + 1)"]
      #expect(next.exists, "\(number + 1)")
      #expect(next.hasKeyboardFocus, "\(number + 1)")
      #expect(next.frame.maxY <= app.keyboards.firstMatch.frame.minY, "\(number + 1)")
    }
  }

  @Test("a focus value without a view is reset to that of the focused field")
  func unknownValue() {
    let app = XCUIApplication(showing: Rows(), device: .smallIPhone)
    app.textFields["Field 0"].tap()
    app.buttons["Far"].tap()
    #expect(app.staticTexts["focus on 0"].exists)
    #expect(app.textFields["Field 0"].hasKeyboardFocus)
  }
}

private struct Note: View, Showable {
  @State private var title = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Title", text: $title).focused($isFocused)
        Spacer()
        Text("End")
      }
      .navigationTitle("Note")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isFocused = false }
        }
        ToolbarItem(placement: .bottomBar) { Button("Share") {} }
      }
    }
  }
}

private struct Number: View, Showable {
  @State private var code = ""
  @State private var hasDigits = false

  var body: some View {
    VStack {
      TextField("Code", text: $code).keyboardType(hasDigits ? .numberPad : .default)
      Button("Digits") { hasDigits = true }
      Spacer()
    }
  }
}

private struct Rows: View {
  @State private var texts = Array(repeating: "", count: 1_000)
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Text("focus on \(focus ?? -1)")
      Button("Far") { focus = 900 }
      List(0..<1_000, id: \.self) { number in
        TextField("Field \(number)", text: $texts[number])
          .accessibilityIdentifier("Field \(number)")
          .focused($focus, equals: number)
          .onSubmit { focus = number + 1 }
      }
    }
  }
}
