import SwiftUI
import XCTest

final class NotesUITests: XCTestCase {
  private var app: XCUIApplication!

  @MainActor
  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-uitesting"]
    app.launch()
  }

  func testTypingAddsANote() throws {
    let title = app.textFields["Title"]
    XCTAssertTrue(title.waitForExistence(timeout: 5))
    XCTAssertFalse(app.buttons["Add"].isEnabled)
    title.tap()
    title.typeText("Milk")
    app.buttons["Add"].tap()
    XCTAssert(app.staticTexts["Milk"].exists)
    XCTAssertEqual(app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH %@", "Mi")).count, 1)
  }

  func testAnAlertIsAnswered() {
    app.buttons["Delete all"].tap()
    let alert = app.alerts["Delete all notes?"]
    XCTAssertTrue(alert.exists)
    alert.buttons["Cancel"].tap()
    XCTAssertFalse(alert.exists)
  }

  func testExpectationsTakeNoTime() {
    let saved = app.staticTexts["Saved"]
    let start = Date()
    let expectation = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: saved)
    XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 100), .timedOut)
    let ordered = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: saved)
    XCTAssertEqual(XCTWaiter.wait(for: [ordered], timeout: 100, enforceOrder: true), .timedOut)
    app.buttons["Save"].tap()
    wait(
      for: [XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: saved)], timeout: 100)
    XCTAssertLessThan(Date().timeIntervalSince(start), 20)
  }

  func testTasksComeAsFarAsTheyCanAfterAnEvent() {
    app.buttons["Count 0"].tap()
    XCTAssertTrue(app.buttons["Count 1"].exists)
    app.buttons["Count 1"].tap()
    XCTAssertTrue(app.buttons["Count 2"].exists)
  }

  func testAFailureEndsTheTest() {
    XCTExpectFailure("there is no such button") {
      app.buttons["Nowhere"].tap()
    }
    XCTContext.runActivity(named: "Adding a note") { _ in
      XCTAssertTrue(app.buttons["Add"].exists)
    }
  }

  func testWhatAnEventHasPutOnTheMainQueueIsDone() {
    app.buttons["Send"].tap()
    XCTAssertTrue(app.staticTexts["Sent"].exists)
    app.buttons["Publish"].tap()
    XCTAssertTrue(app.staticTexts["Published"].exists)
  }

  func testTheAppGoesOnWhileTheTestSleeps() {
    app.buttons["Remind"].tap()
    XCTAssertFalse(app.staticTexts["Reminded"].exists)
    sleep(1)
    XCTAssertTrue(app.staticTexts["Reminded"].exists)
    app.launch()
    app.buttons["Remind"].tap()
    // The app's tasks run on the thread that this blocks: they run before the next check.
    Thread.sleep(forTimeInterval: 0.2)
    XCTAssertTrue(app.staticTexts["Reminded"].exists)
  }

  func testAWaitGivesWorkThatIsUnderWayTheTimeOfALook() {
    app.buttons["Remind"].tap()
    XCTAssertFalse(app.staticTexts["Reminded"].waitForExistence(timeout: 0))
    XCTAssertTrue(app.staticTexts["Reminded"].waitForExistence(timeout: 0.08))
  }

  func testALaunchGivesWorkThatIsUnderWayAMoment() {
    app.launch()
    XCTAssertTrue(app.staticTexts["Loaded"].exists)
  }

  func testTheAppIsCalledAsItSays() {
    XCTAssertEqual(app.label, "NotesApp")
    UIApplication.shared.accessibilityLabel = "Notes"
    XCTAssertEqual(app.label, "Notes")
    app.launch()
    XCTAssertEqual(app.label, "NotesApp")
  }

  func testTheLocaleIsThatOfThePerson() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    XCTAssertEqual(formatter.string(from: 20), "$20.00")
  }

  func testAnExpectationIsWaitedForWithoutALimit() {
    let later = expectation(description: "later")
    DispatchQueue.main.async { later.fulfill() }
    wait(for: [later])
  }

  func testTheHomeScreenIsEmpty() {
    let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    XCTAssertFalse(home.buttons["Allow"].waitForExistence(timeout: 10))
  }
}
