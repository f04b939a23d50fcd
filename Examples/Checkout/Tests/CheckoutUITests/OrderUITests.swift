import XCTest

final class OrderUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testOrderFromCartToConfirmation() throws {
    let app = XCUIApplication()
    app.launch()

    CartPage(app: app)
      .addOne()
      .checkOut()
      .fillIn(name: "Mina Sato", street: "Lindenstraße 12", postcode: "10969", city: "Berlin")
      .continueToDelivery()
      .choose("Express")
      .continueToPayment()
      .reviewOrder()
      .pay()

    XCTAssertTrue(app.staticTexts["Thank you!"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.staticTexts["A-1024"].exists)
  }

  @MainActor
  func testAnIncompleteAddressIsRefused() throws {
    let app = XCUIApplication()
    app.launch()

    let address = CartPage(app: app).checkOut()
    app.buttons["Continue to delivery"].tap()

    XCTAssertTrue(app.staticTexts["Please enter a name."].waitForExistence(timeout: 2))
    XCTAssertTrue(app.navigationBars["Address"].exists)
    address
      .fillIn(name: "Mina Sato", street: "Lindenstraße 12", postcode: "10969", city: "Berlin")
      .continueToDelivery()
  }

  @MainActor
  func testTheSummaryCanBeClosed() throws {
    let app = XCUIApplication()
    app.launch()

    let summary = CartPage(app: app)
      .checkOut()
      .fillIn(name: "Mina Sato", street: "Lindenstraße 12", postcode: "10969", city: "Berlin")
      .continueToDelivery()
      .continueToPayment()
      .reviewOrder()
    summary.close()

    XCTAssertTrue(app.navigationBars["Payment"].waitForExistence(timeout: 2))
  }
}
