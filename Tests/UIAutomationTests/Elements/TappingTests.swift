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
