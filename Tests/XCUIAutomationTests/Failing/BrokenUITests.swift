import Foundation
import SwiftUI
import XCTest

@testable import UIAutomation

/// An app with the elements that wrong tests use. Generic, so that no other test launches it.
struct BrokenApp<Unused>: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Pay") {}
        Button("Locked") {}.disabled(true)
        Button("Twice") {}
        Button("Twice") {}
        TextField("Name", text: .constant(""))
        Text("Tea").foregroundStyle(Color(white: 0.9))
        Text("Coffee").foregroundStyle(Color(white: 0.9))
        Button("Leave") { exit(0) }
        Button("Leave at once") { _exit(0) }
      }
    }
  }
}

/// Wrong tests, which `BrokenUITestsTests` runs in its own process: each fails, or warns at the marked line.
final class BrokenUITests: XCTestCase {
  static let file = #filePath

  override func setUpWithError() throws {
    try XCTSkipUnless(DeliberateFailures.isWanted)
    XCUIApplication.appUnderTest = BrokenApp<Void>.self
  }

  private func launched() -> XCUIApplication {
    let app = XCUIApplication()
    app.launch()
    return app
  }

  func testLateArguments() {
    let app = XCUIApplication()
    app.launch()  // fails: late arguments
    app.launchArguments = ["-quiet"]
  }

  func testLateEnvironment() {
    let app = XCUIApplication()
    app.launch()  // fails: late environment
    app.launchEnvironment["QUIET"] = "1"
  }

  func testArgumentsInTime() {
    let app = XCUIApplication()
    app.launch()
    app.launchArguments = ["-quiet"]
    app.launchArguments.append("-quick")
    app.launch()
  }

  func testFulfilledTwice() {
    let expectation = expectation(description: "paid")
    expectation.fulfill()
    expectation.fulfill()  // fails: fulfilled twice
    wait(for: [expectation], timeout: 0.1)
  }

  func testUnwaitedExpectation() {
    launched().buttons["Pay"].tap()  // fails: unwaited expectation
    _ = expectation(description: "paid")
  }

  func testUnwaitedPredicate() {
    let button = launched().buttons["Pay"]
    button.tap()  // fails: unwaited predicate
    _ = expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: button)
  }

  func testUnfulfilledExpectation() {
    launched().buttons["Pay"].tap()  // fails: unfulfilled expectation
    wait(for: [expectation(description: "paid")], timeout: 0.01)
  }

  func testInvertedExpectation() {
    let expectation = expectation(description: "paid")
    expectation.isInverted = true
    expectation.fulfill()  // fails: inverted expectation
    wait(for: [expectation], timeout: 0.01)
  }

  func testWrongOrder() {
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    second.fulfill()  // fails: wrong order
    first.fulfill()
    wait(for: [first, second], timeout: 0.01, enforceOrder: true)
  }

  func testTeardownBlock() {
    addTeardownBlock { XCTFail("closed") }  // fails: teardown block
  }

  func testActivity() {
    XCTContext.runActivity(named: "paying") { _ in XCTFail("closed") }  // fails: activity
  }

  func testSkipAfterFailure() throws {
    XCTFail("closed")  // fails: skip after failure
    throw XCTSkip("not today")
  }

  func testExpectedFailure() {
    XCTExpectFailure("closed") {}  // fails: expected failure
  }

  func testUnmatchedFailure() {
    XCTExpectFailure(strict: false) {
      XCTFail("closed")  // fails: unmatched failure
    } issueMatcher: {
      $0.compactDescription.contains("open")
    }
  }

  func testTerminated() {
    let app = launched()
    app.terminate()
    XCTAssertFalse(app.buttons["Pay"].exists)  // fails: terminated
  }

  func testTypingWithoutFocus() {
    launched().textFields["Name"].typeText("Ann")  // fails: typing without focus
  }

  func testDisabled() {
    launched().buttons["Locked"].tap()  // fails: disabled
  }

  func testLongText() {
    _ = launched().buttons[String(repeating: "a", count: 129)].exists  // fails: long text
  }

  func testNowhere() {
    let corner = launched().coordinate(withNormalizedOffset: CGVector(dx: 0.99, dy: 0.99))
    corner.tap()  // fails: nowhere
  }

  func testSwipeOverNothing() {
    launched().swipeUp()  // fails: swipe over nothing
  }

  func testNoTaps() {
    launched().buttons["Pay"].tap(withNumberOfTaps: 0, numberOfTouches: 1)  // fails: no taps
  }

  func testNoAlert() {
    launched().alerts.buttons["OK"].tap()  // fails: no alert
  }

  func testNoKeyboard() {
    launched().keys["a"].tap()  // fails: no keyboard
  }

  func testFulfilledTooSeldom() {
    launched().buttons["Pay"].tap()  // fails: fulfilled too seldom
    let expectation = expectation(description: "paid")
    expectation.expectedFulfillmentCount = 2
    expectation.fulfill()
    wait(for: [expectation], timeout: 0.01)
  }

  func testPredicateNeverTrue() {
    let button = launched().buttons["Pay"]
    button.tap()  // fails: predicate that is never true
    let gone = expectation(for: NSPredicate(format: "exists == false"), evaluatedWith: button)
    wait(for: [gone], timeout: 0.01)
  }

  func testSliderOfAButton() {
    launched().buttons["Pay"].adjust(toNormalizedSliderPosition: 1)  // fails: slider of a button
  }

  func testPinchAgainstItsVelocity() {
    launched().buttons["Pay"].pinch(withScale: 2, velocity: -1)  // fails: pinch against its velocity
  }

  func testDragToNothing() {
    let app = launched()
    app.buttons["Pay"].press(forDuration: 0.1, thenDragTo: app.buttons["Nowhere"])  // fails: drag to nothing
  }

  func testUnhandledAddress() throws {
    let app = launched()
    app.open(try XCTUnwrap(URL(string: "shop://tea")))  // fails: unhandled address
  }

  func testAmbiguous() {
    launched().buttons["Twice"].tap()  // fails: ambiguous
  }

  func testWrongKey() {
    XCTAssertFalse(
      launched().buttons.element(matching: NSPredicate(format: "lable == 'Pay'")).exists)  // fails: wrong key
  }

  func testLabelOfNothing() {
    XCTAssertNotEqual(launched().staticTexts["Nowhere"].label, "Pay")  // fails: label of nothing
  }

  func testStateOfNothing() {
    XCTAssertFalse(launched().buttons["Nowhere"].isEnabled)  // fails: state of nothing
  }

  func testValueOfNothing() {
    XCTAssertNil(launched().textFields["Nowhere"].value)  // fails: value of nothing
  }

  func testIndexOfNothing() {
    XCTAssertNotEqual(launched().buttons.element(boundBy: 9).label, "Pay")  // fails: index of nothing
  }

  func testAuditOfNothing() throws {
    try launched().performAccessibilityAudit(for: [])  // fails: audit of nothing
  }

  func testIgnoredAudit() throws {
    try launched().performAccessibilityAudit(for: .contrast) { _ in true }  // fails: ignored audit
  }

  func testUnansweredAudit() {
    try? launched().performAccessibilityAudit(for: .contrast)  // fails: unanswered audit
  }
}

/// The app ends the process: each test is run in its own process.
final class BrokenEnds: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(DeliberateFailures.isWanted)
    XCUIApplication.appUnderTest = BrokenApp<Void>.self
  }

  func testLeaving() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Leave"].tap()  // fails: leaving
    XCTFail("This is not reached.")
  }

  func testLeavingAtOnce() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Leave at once"].tap()  // fails: leaving at once
    XCTFail("This is not reached.")
  }
}

/// Fails in the class methods around its tests.
final class BrokenClass: XCTestCase {
  override class func setUp() {
    if DeliberateFailures.isWanted { XCTFail("too early") }  // fails: too early
  }

  override class func tearDown() {
    if DeliberateFailures.isWanted { XCTFail("too late") }  // fails: too late
  }

  func testNothing() {}
}
