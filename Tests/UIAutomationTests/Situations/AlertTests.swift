import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Alerts") @MainActor
struct AlertTests {
  @Test("an alert's button presents the next alert, repeatedly")
  func chain() {
    let app = XCUIApplication(screen: Chain.self)
    app.buttons["Start"].tap()
    for number in 1...3 {
      let alert = app.alerts["Alert \(number)"]
      #expect(alert.waitForExistence(timeout: 5))
      #expect(app.alerts.count == 1)
      alert.buttons["Next"].tap()
    }
    #expect(!app.alerts.firstMatch.exists)
    #expect(app.staticTexts["3 answered"].exists)
  }

  @Test("an alert over a sheet: content behind both is not hittable until they are dismissed")
  func overSheet() {
    let app = XCUIApplication(screen: SheetWithAlert.self)
    app.buttons["Open"].tap()
    app.buttons["Ask"].tap()
    #expect(!app.buttons["Open"].exists || !app.buttons["Open"].isHittable)
    app.alerts["Sure?"].textFields["Name"].tap()
    app.alerts["Sure?"].textFields["Name"].typeText("Ann")
    app.alerts["Sure?"].buttons["Yes"].tap()
    #expect(app.staticTexts["Yes, Ann"].exists)
    app.buttons["Close"].tap()
    #expect(app.buttons["Open"].isHittable)
  }

  @Test("a dialog with several buttons, and its cancel button")
  func dialog() {
    let app = XCUIApplication(screen: SheetWithAlert.self)
    app.buttons["Delete"].tap()
    #expect(app.sheets["Delete all?"].exists)
    app.buttons["Cancel"].firstMatch.tap()
    #expect(!app.sheets.firstMatch.exists)
    app.buttons["Delete"].tap()
    app.sheets["Delete all?"].buttons["Everything"].firstMatch.tap()
    #expect(app.staticTexts["deleted"].exists)
  }
}

private struct Chain: View, Showable {
  @State private var number = 0
  @State private var isPresented = false
  @State private var answered = 0

  var body: some View {
    VStack {
      Text("\(answered) answered")
      Button("Start") {
        number = 1
        isPresented = true
      }
    }
    .alert("Alert \(number)", isPresented: $isPresented) {
      Button("Next") {
        answered += 1
        guard answered < 3 else { return }
        number = answered + 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isPresented = true }
      }
    }
  }
}

private struct SheetWithAlert: View, Showable {
  @State private var isOpen = false
  @State private var isAsking = false
  @State private var isDeleting = false
  @State private var name = ""
  @State private var last = ""

  var body: some View {
    VStack {
      Text(last)
      Button("Open") { isOpen = true }
      Button("Delete") { isDeleting = true }
        .confirmationDialog("Delete all?", isPresented: $isDeleting, titleVisibility: .visible) {
          Button("Everything", role: .destructive) { last = "deleted" }
        }
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Text(last)
        Button("Ask") { isAsking = true }
        Button("Close") { isOpen = false }
      }
      .alert("Sure?", isPresented: $isAsking) {
        TextField("Name", text: $name)
        Button("Yes") { last = "Yes, \(name)" }
      }
    }
  }
}
