import XCTest

@MainActor
struct CartPage {
  let app: XCUIApplication

  @discardableResult
  func addOne() -> CartPage {
    app.buttons["Increment"].firstMatch.tap()
    return self
  }

  @discardableResult
  func checkOut() -> AddressPage {
    app.buttons["Check out"].tap()
    XCTAssertTrue(app.navigationBars["Address"].waitForExistence(timeout: 2))
    return AddressPage(app: app)
  }
}

@MainActor
struct AddressPage {
  let app: XCUIApplication

  @discardableResult
  func fillIn(name: String, street: String, postcode: String, city: String) -> AddressPage {
    type(name, into: "Name")
    type(street, into: "Street and number")
    type(postcode, into: "Postcode")
    type(city, into: "City")
    return self
  }

  private func type(_ text: String, into field: String) {
    let field = app.textFields[field]
    field.tap()
    field.typeText(text)
  }

  @discardableResult
  func continueToDelivery() -> DeliveryPage {
    app.buttons["Continue to delivery"].tap()
    XCTAssertTrue(app.navigationBars["Delivery"].waitForExistence(timeout: 2))
    return DeliveryPage(app: app)
  }
}

@MainActor
struct DeliveryPage {
  let app: XCUIApplication

  @discardableResult
  func choose(_ option: String) -> DeliveryPage {
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", option)).firstMatch.tap()
    return self
  }

  @discardableResult
  func continueToPayment() -> PaymentPage {
    app.buttons["Continue to payment"].tap()
    XCTAssertTrue(app.navigationBars["Payment"].waitForExistence(timeout: 2))
    return PaymentPage(app: app)
  }
}

@MainActor
struct PaymentPage {
  let app: XCUIApplication

  @discardableResult
  func reviewOrder() -> SummaryPage {
    app.buttons["Review order"].tap()
    XCTAssertTrue(app.navigationBars["Your order"].waitForExistence(timeout: 2))
    return SummaryPage(app: app)
  }
}

@MainActor
struct SummaryPage {
  let app: XCUIApplication

  func pay() {
    app.buttons["Pay"].tap()
  }

  func close() {
    app.buttons["Cancel"].tap()
  }
}
