import XCTest

final class KeyValueTests: XCTestCase {
  @MainActor
  func testAPropertyOfAnElementIsExpected() {
    let app = XCUIApplication()
    app.launch()
    let saved = app.staticTexts["Saved"]
    keyValueObservingExpectation(for: saved, keyPath: "exists", expectedValue: true)
    app.buttons["Save"].tap()
    waitForExpectations(timeout: 100)
    XCTAssertEqual(
      XCTWaiter.wait(for: [XCTKVOExpectation(keyPath: "label", object: saved, expectedValue: "Lost")], timeout: 1),
      .timedOut)
  }

  @MainActor
  func testAChangeOfAnElementIsExpected() {
    let app = XCUIApplication()
    app.launch()
    let add = app.buttons["Add"]
    let change = XCTKVOExpectation(keyPath: "isEnabled", object: add)
    app.textFields["Title"].tap()
    app.typeText("Milk")
    wait(for: [change], timeout: 5)
  }

  func testOtherObjectsAreNotObserved() {
    let message =
      "XCTKVOExpectation cannot observe 'name' of NSObject: there is no key-value observing on Linux. Properties of "
      + "elements can be expected; for other objects use an expectation that the code fulfils."
    XCTExpectFailure("there is no key-value observing", options: .matching(message)) {
      _ = XCTKVOExpectation(keyPath: "name", object: NSObject(), expectedValue: "Ann")
    }
  }
}

extension XCTExpectedFailure.Options {
  fileprivate class func matching(_ text: String) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains(text) }
    return options
  }
}
