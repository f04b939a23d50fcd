import XCTest

final class CheckoutUITests: XCTestCase {
  @MainActor
  override func setUp() async throws {
    continueAfterFailure = false
  }

  @MainActor
  func testAnIncompleteAddressIsExplained() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.navigationBars["Cart"].exists)

    app.buttons["Check out"].tap()
    XCTAssertTrue(app.navigationBars["Address"].waitForExistence(timeout: 5))

    app.buttons["Continue to delivery"].tap()
    XCTAssertTrue(app.staticTexts["Please enter a name."].exists)
  }

  @MainActor
  func testAnOrderGoesToItsAddress() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Check out"].tap()
    for (field, text) in [
      ("Name", "Ann Lee"), ("Street and number", "Elm Street 1"), ("Postcode", "12345"), ("City", "Oslo"),
    ] {
      let textField = app.textFields[field]
      textField.tap()
      textField.typeText(text)
    }
    app.buttons["Continue to delivery"].tap()
    XCTAssertTrue(app.navigationBars["Delivery"].waitForExistence(timeout: 5))
  }

  @MainActor
  func testLaunchPerformance() {
    measure(metrics: [XCTApplicationLaunchMetric()]) {
      XCUIApplication().launch()
    }
  }
}
