import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Menus") @MainActor
struct MenuTests {
  @Test("a menu opens, a menu in it opens, and an item of that one closes both")
  func nested() {
    let app = XCUIApplication(screen: Document.self)
    app.buttons["File"].firstMatch.tap()
    #expect(app.buttons["New"].exists)
    app.buttons["Export"].firstMatch.tap()
    app.buttons["As PDF"].tap()
    #expect(app.staticTexts["exported PDF"].exists)
    #expect(!app.buttons["New"].exists)
    #expect(!app.buttons["As PDF"].exists)
  }

  @Test(
    "the name of a menu in a bar finds one button, with either system",
    arguments: [Device.iPhone, .iPhone.running(.iOS26)])
  func bar(device: Device) {
    struct Sorted: View {
      @State private var order = "none"

      var body: some View {
        NavigationStack {
          Text("by \(order)").toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("Name") { order = "name" } }
            }
          }
        }
      }
    }
    let app = XCUIApplication(showing: Sorted(), device: device)
    #expect(app.buttons.matching(identifier: "Sort").count == 1)
    #expect(failures { app.buttons["Sort"].tap() } == [])
    #expect(failures { app.buttons["Name"].tap() } == [])
    #expect(app.staticTexts["by name"].exists)
  }

  @Test("a tap beside a menu closes it and does nothing else")
  func tapBeside() {
    let app = XCUIApplication(screen: Document.self)
    app.buttons["File"].firstMatch.tap()
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
    #expect(!app.buttons["New"].exists)
    #expect(app.staticTexts["nothing"].exists)
  }

  @Test("a press opens a menu, and a tap performs its primary action if it has one")
  func primaryAction() {
    let app = XCUIApplication(screen: Document.self)
    app.buttons["Add"].firstMatch.tap()
    #expect(app.staticTexts["added"].exists)
    app.buttons["Add"].firstMatch.press(forDuration: 1)
    app.buttons["Add folder"].tap()
    #expect(app.staticTexts["added folder"].exists)
  }

  @Test("a press opens a context menu, and a tap its nested menu")
  func contextMenu() {
    let app = XCUIApplication(screen: Document.self)
    app.staticTexts["Page"].press(forDuration: 1)
    app.buttons["Move"].firstMatch.tap()
    app.buttons["To the end"].tap()
    #expect(app.staticTexts["moved to the end"].exists)
  }

  @Test("a picker with the menu style is a submenu of a menu")
  func pickerInMenu() {
    let app = XCUIApplication(screen: Options.self)
    app.buttons["Options"].firstMatch.tap()
    #expect(!app.buttons["Large"].exists)
    app.buttons["Size"].firstMatch.tap()
    app.buttons["Large"].tap()
    #expect(app.staticTexts["chosen Large"].exists)
    #expect(!app.buttons["Turn"].exists)
  }

  @Test("the header of a section in a menu is above its items, and aligned with their titles")
  func sectionHeader() {
    let app = XCUIApplication(screen: Options.self)
    app.buttons["Options"].firstMatch.tap()
    let header = app.staticTexts["Page"].frame
    let item = app.buttons["Turn"].frame
    #expect(abs(header.minX - item.minX - 16) < 0.01)
    #expect(header.maxY < item.minY)
  }

  @Test("a picker that is a navigation link pushes its options")
  func pushedPicker() {
    let app = XCUIApplication(screen: Settings.self)
    app.buttons["Sort, Name"].tap()
    #expect(app.navigationBars["Sort"].exists)
    app.buttons["Date"].tap()
    #expect(app.navigationBars["Settings"].exists)
    #expect(app.buttons["Sort, Date"].exists)
  }
}

private struct Document: View, Showable {
  @State private var last = "nothing"
  @State private var paper = "A4"

  var body: some View {
    VStack(spacing: 40) {
      Text(last)
      Menu("File") {
        Button("New") { last = "new" }
        Menu("Export") {
          Button("As PDF") { last = "exported PDF" }
        }
      }
      Menu("Add") {
        Button("Add folder") { last = "added folder" }
      } primaryAction: {
        last = "added"
      }
      Text("Page").contextMenu {
        Button("Delete", role: .destructive) { last = "deleted" }
        Menu("Move") {
          Button("To the end") { last = "moved to the end" }
        }
      }
      Picker("Paper", selection: $paper) {
        ForEach(["A4", "Letter"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
    }
  }
}

private struct Options: View, Showable {
  @State private var size = "Small"

  var body: some View {
    VStack(spacing: 40) {
      Text("chosen \(size)")
      Menu("Options") {
        Section("Page") {
          Button("Turn") {}
        }
        Picker("Size", selection: $size) {
          ForEach(["Small", "Large"], id: \.self) { Text($0) }
        }
        .pickerStyle(.menu)
      }
    }
  }
}

private struct Settings: View, Showable {
  @State private var order = "Name"

  var body: some View {
    NavigationStack {
      Form {
        Picker("Sort", selection: $order) {
          ForEach(["Name", "Date"], id: \.self) { Text($0) }
        }
        .pickerStyle(.navigationLink)
      }
      .navigationTitle("Settings")
    }
  }
}
