import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Pointers") @MainActor
struct MouseTests {
  @Test("a pointer over a view hovers there, and no longer over the previous one")
  func hover() {
    let app = XCUIApplication(screen: Desk.self)
    app.staticTexts["Lamp"].hover()
    #expect(app.staticTexts["over lamp"].exists)
    app.buttons["Add"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).hover()
    #expect(app.staticTexts["over nothing"].exists)
  }

  @Test("a click is a tap, a double click two of them")
  func clicks() {
    let app = XCUIApplication(screen: Desk.self)
    app.buttons["Add"].click()
    app.buttons["Add"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).click()
    #expect(app.staticTexts["added 2"].exists)
    app.staticTexts["Lamp"].doubleClick()
    #expect(app.staticTexts["twice"].exists)
  }

  @Test("a click of the right button opens a context menu, on an element and at a point")
  func rightClick() {
    let app = XCUIApplication(screen: Desk.self)
    app.staticTexts["Book"].rightClick()
    app.buttons["Read"].tap()
    #expect(app.staticTexts["Book was read"].exists)
    app.staticTexts["Book"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).rightClick()
    #expect(app.buttons["Read"].exists)
  }

  @Test("a drag with the button held moves what can be dragged")
  func clickAndDrag() {
    let app = XCUIApplication(screen: Desk.self)
    app.staticTexts["Pen"].click(forDuration: 0.1, thenDragTo: app.staticTexts["Lamp"])
    #expect(app.staticTexts["pen moved up"].exists)
    let pen = app.staticTexts["Pen"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    pen.click(
      forDuration: 0.1, thenDragTo: pen.withOffset(CGVector(dx: 0, dy: 60)), withVelocity: .slow,
      thenHoldForDuration: 0.2)
    #expect(app.staticTexts["pen moved down"].exists)
  }

  @Test("scrolling moves the content by exactly the distance")
  func scroll() {
    let app = XCUIApplication(screen: LongRows.self)
    let list = app.scrollViews.firstMatch
    let row = app.staticTexts["Row 8"]
    let before = row.frame.minY
    list.scroll(byDeltaX: 0, deltaY: -150)
    #expect(row.frame.minY == before - 150)
    list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).scroll(byDeltaX: 0, deltaY: 50)
    #expect(row.frame.minY == before - 100)
  }
}

private struct LongRows: View, Showable {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) }
      }
    }
  }
}

private struct Desk: View, Showable {
  @State private var added = 0
  @State private var last = ""
  @State private var isOver = false
  @State private var pen = ""

  var body: some View {
    VStack(spacing: 30) {
      Text("added \(added)")
      Text(last)
      Text("over \(isOver ? "lamp" : "nothing")")
      Text("pen moved \(pen)")
      Button("Add") { added += 1 }
      Text("Lamp").onHover { isOver = $0 }.onTapGesture(count: 2) { last = "twice" }
      Text("Pen").gesture(DragGesture().onEnded { pen = $0.translation.height < 0 ? "up" : "down" })
      Text("Book").contextMenu { Button("Read") { last = "Book was read" } }
    }
  }
}
