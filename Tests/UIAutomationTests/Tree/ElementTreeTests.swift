import SwiftUI
import Testing

@testable import UIAutomation

@Suite("The tree of elements") @MainActor
struct ElementTreeTests {
  @Test("the tree is created once per state of the screen")
  func caching() {
    let app = XCUIApplication(screen: Bill.self)
    let first = app.app.tree
    _ = app.buttons["Pay"].label
    #expect(app.app.tree === first)
    app.buttons["Pay"].tap()
    #expect(app.app.tree !== first)
  }

  @Test("an element among 10,000 is found by its label")
  func many() {
    let app = XCUIApplication(showing: Rows(rows: (0..<10_000).map { "Row \($0)" }))
    #expect(app.staticTexts.count == 10_000)
    #expect(app.staticTexts["Row 9876"].exists)
    #expect(app.staticTexts["Row 10000"].exists == false)
  }

  @Test("a cell has the levels of recorded tests: the background, and three around the content")
  func cells() {
    let app = XCUIApplication(showing: List { Text("One") })
    let levels = app.collectionViews.cells.firstMatch.children(matching: .other)
    #expect(levels.count == 2)
    #expect(levels.element(boundBy: 0).children(matching: .any).count == 1)
    let content = levels.element(boundBy: 1).children(matching: .other).element.children(matching: .other).element
    #expect(content.children(matching: .any).allElementsBoundByIndex.map(\.label) == ["One"])
    #expect(content.frame == app.cells.firstMatch.frame)
    #expect(app.cells.staticTexts["One"].isHittable)
  }
}

private struct Bill: View, Showable {
  @State private var isPaid = false

  var body: some View {
    VStack {
      Button("Pay") { isPaid = true }
      if isPaid { Text("Paid") }
    }
  }
}

private struct Rows: View {
  let rows: [String]

  var body: some View {
    ForEach(rows, id: \.self) { Text($0) }
  }
}
