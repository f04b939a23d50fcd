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

  func testTheHomeScreenIsEmpty() {
    let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    XCTAssertFalse(home.buttons["Allow"].waitForExistence(timeout: 10))
  }

  func testMonitorsDealWithAlertsThatBlock() {
    var descriptions: [String] = []
    addUIInterruptionMonitor(withDescription: "Deleting") { alert in
      descriptions.append(alert.label)
      alert.buttons["Cancel"].tap()
      return true
    }
    app.buttons["Delete all"].tap()
    app.buttons["Save"].tap()
    XCTAssertEqual(descriptions, ["Delete all notes?"])
    XCTAssertFalse(app.alerts.firstMatch.exists)
  }
}
