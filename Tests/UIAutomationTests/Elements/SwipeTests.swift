import SwiftUI
import Testing

@testable import UIAutomation

@Suite("Swipes and drags") @MainActor
struct SwipeTests {
  @Test("a faster swipe scrolls further")
  func velocities() {
    func distance(_ velocity: XCUIGestureVelocity) -> CGFloat {
      let app = XCUIApplication(screen: Rows.self)
      let row = app.staticTexts["Row 0"]
      let before = row.frame.minY
      app.scrollViews.firstMatch.swipeUp(velocity: velocity)
      return before - row.frame.minY
    }
    let distances = [XCUIGestureVelocity.slow, .default, .fast].map(distance)
    #expect(distances[0] > 100)
    #expect(distances[1] > distances[0])
    #expect(distances[2] > distances[1])
  }

  @Test("a swipe over one letter shows the buttons of its row")
  func shortText() {
    let app = XCUIApplication(screen: Letters.self)
    app.staticTexts["I"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(!app.staticTexts["I"].exists)
    #expect(app.staticTexts["J"].exists)
  }

  @Test("a drag of a row that was pressed moves the row, outside edit mode")
  func moveByPress() {
    let app = XCUIApplication(screen: Order.self)
    app.staticTexts["Milk"].press(forDuration: 1, thenDragTo: app.staticTexts["Bread"])
    #expect(app.staticTexts["Eggs, Bread, Milk"].exists)
    app.staticTexts["Eggs"].press(forDuration: 1)
    #expect(app.staticTexts["Eggs, Bread, Milk"].exists)
  }

  @Test("in edit mode, the Delete button of a row with a handle deletes the row")
  func deleteBesideHandle() {
    let app = XCUIApplication(screen: Order.self)
    app.buttons["Edit"].tap()
    app.buttons["Remove"].firstMatch.tap()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["Eggs, Bread"].exists)
  }

  @Test("a drag of a row's handle moves the row")
  func reorder() {
    let app = XCUIApplication(screen: Order.self)
    app.buttons["Edit"].tap()
    app.buttons["Reorder Eggs"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder Milk"])
    #expect(app.staticTexts["Eggs, Milk, Bread"].exists)
  }

  @Test("a long press, then a drag, is a gesture of two parts")
  func pressThenDrag() {
    let app = XCUIApplication(screen: Parts.self)
    let card = app.staticTexts["Card"]
    card.press(forDuration: 1, thenDragTo: app.staticTexts["Target"])
    #expect(app.staticTexts["lifted and moved 1"].exists)
    let messages = failures {
      card.press(
        forDuration: 0.1, thenDragTo: app.staticTexts["Target"], withVelocity: .fast, thenHoldForDuration: 0.2)
    }
    #expect(messages.count == 1)
    #expect(app.staticTexts["lifted and moved 1"].exists)
  }

  @Test("pulling a list down refreshes it")
  func refresh() async {
    let app = XCUIApplication(screen: Feed.self)
    let first = app.staticTexts["Post 1"]
    first.press(
      forDuration: 0.05, thenDragTo: app.staticTexts["Post 9"], withVelocity: .default, thenHoldForDuration: 0.1)
    _ = await app.app.screen?.wait(upTo: 5) { app.staticTexts["Post 0"].exists }
    #expect(app.staticTexts["Post 0"].exists)
  }

  @Test("a swipe over a row shows its buttons, a long one performs the first of them")
  func swipeActions() {
    let app = XCUIApplication(screen: Mail.self)
    app.staticTexts["Alpha"].swipeLeft()
    #expect(app.buttons["Archive"].exists)
    app.buttons["Archive"].tap()
    #expect(app.staticTexts["archived Alpha"].exists)
    app.staticTexts["Beta"].swipeRight()
    app.buttons["Unread"].tap()
    #expect(app.staticTexts["marked Beta"].exists)
    let gamma = app.cells.containing(.staticText, identifier: "Gamma").firstMatch
    gamma.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5))
      .press(forDuration: 0.05, thenDragTo: gamma.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.5)))
    #expect(app.staticTexts["deleted Gamma"].exists)
  }

  @Test("a row is deleted by its own swipe action")
  func onDelete() {
    let app = XCUIApplication(screen: Order.self)
    app.staticTexts["Milk"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["Eggs, Bread"].exists)
  }
}

private struct Rows: View, Showable {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<400, id: \.self) { Text("Row \($0)").frame(height: 40) }
      }
    }
  }
}

private struct Letters: View, Showable {
  @State private var letters = ["I", "J"]

  var body: some View {
    List {
      ForEach(letters, id: \.self) { Text($0) }.onDelete { letters.remove(atOffsets: $0) }
    }
  }
}

private struct Order: View, Showable {
  @State private var items = ["Milk", "Eggs", "Bread"]
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      Text(items.joined(separator: ", "))
      Button("Edit") { mode = .active }
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { items.remove(atOffsets: $0) }
      }
      .environment(\.editMode, $mode)
    }
  }
}

private struct Parts: View, Showable {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 100) {
      Text("lifted and moved \(count)")
      Text("Card")
        .gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, _?) = value { count += 1 }
          })
      Text("Target")
    }
  }
}

private struct Feed: View, Showable {
  @State private var first = 1

  var body: some View {
    List(first..<40, id: \.self) { Text("Post \($0)") }
      .refreshable { await load() }
  }

  private func load() async { first = 0 }
}

private struct Mail: View, Showable {
  @State private var last = ""

  var body: some View {
    VStack {
      Text(last)
      List(["Alpha", "Beta", "Gamma"], id: \.self) { name in
        Text(name)
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { last = "deleted \(name)" }
            Button("Archive") { last = "archived \(name)" }
          }
          .swipeActions(edge: .leading) {
            Button("Unread") { last = "marked \(name)" }
          }
      }
    }
  }
}
