import SwiftUI
import Testing

@testable import UIAutomation

@MainActor
struct QueryTests {
  @Test("a key matches the identifier, the label, the value or the placeholder, exactly")
  func keys() {
    let app = XCUIApplication(screen: Form.self)
    #expect(app.buttons["Pay"].exists)
    #expect(app.buttons["pay-button"].exists)
    #expect(app.buttons["pay"].exists == false)
    #expect(app.textFields["Name"].exists)
    #expect(app.textFields["Ann"].exists)
    #expect(app.descendants(matching: .any)["Pay"].exists)
  }

  @Test("queries count, index and bind matching elements")
  func counting() {
    let app = XCUIApplication(screen: Form.self)
    let texts = app.staticTexts.matching(NSPredicate(format: "label IN {'One', 'Two'}"))
    #expect(texts.count == 2)
    #expect(texts.element(boundBy: 1).label == "Two")
    #expect(texts.element(boundBy: -1).label == "Two")
    #expect(texts.element(boundBy: 2).exists == false)
    #expect(texts.allElementsBoundByIndex.map(\.label) == ["One", "Two"])
    #expect(texts.allElementsBoundByAccessibilityElement.map(\.label) == ["One", "Two"])
    #expect(texts.firstMatch.label == "One")
  }

  @Test("predicates filter, and are shown in messages")
  func predicates() {
    let app = XCUIApplication(screen: Form.self)
    #expect(app.staticTexts.matching(NSPredicate(format: "label ENDSWITH 'o'")).element.label == "Two")
    #expect(app.staticTexts.element(matching: NSPredicate(format: "label == %@", "One")).exists)
    #expect(app.descendants(matching: .any).matching(.button, identifier: "Pay").count == 1)
    #expect(app.windows.containing(.button, identifier: "Pay").count == 1)
    #expect(app.windows.containing(NSPredicate(format: "label == 'Three'")).count == 0)
    let predicate = NSPredicate(
      format: "elementType == %d AND isEnabled == true", XCUIElement.ElementType.button.rawValue)
    #expect(app.descendants(matching: .any).matching(predicate).count == 1)
  }

  @Test("queries and elements are evaluated on each access")
  func laziness() {
    let app = XCUIApplication(screen: Form.self)
    let three = app.staticTexts["Three"]
    let texts = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'T'"))
    #expect(three.exists == false)
    #expect(texts.count == 1)
    app.buttons["Pay"].tap()
    #expect(three.exists)
    #expect(texts.count == 2)
  }

  @Test("a bound element is found after it moves, and no longer exists after its removal")
  func binding() {
    let app = XCUIApplication(showing: Rows(rows: ["a", "b"]))
    let bound = app.staticTexts.allElementsBoundByAccessibilityElement[1]
    #expect(bound.label == "b")
    app.show(Rows(rows: ["x", "b"]))
    #expect(bound.label == "b")
    app.show(Rows(rows: ["b", "x"]))
    #expect(bound.label == "b")
    app.show(Rows(rows: ["x"]))
    #expect(bound.exists == false)
  }
}

private struct Form: View, Showable {
  @State private var isPaid = false
  @State private var name = "Ann"

  var body: some View {
    VStack {
      Text("One")
      Text("Two")
      TextField("Name", text: $name)
      Button("Pay") { isPaid = true }.accessibilityIdentifier("pay-button")
      if isPaid { Text("Three") }
    }
  }
}

private struct Rows: View {
  let rows: [String]

  var body: some View {
    ForEach(rows, id: \.self) { Text($0) }
  }
}
