import Locking
import XCTest

/// Interactions other than taps and typing, as in tests written for Xcode.
final class PlaygroundUITests: XCTestCase {
  private var app: XCUIApplication!

  @MainActor
  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-playground"]
    app.launch()
  }

  func testOpeningAURL() throws {
    app.open(try XCTUnwrap(URL(string: "notes://shopping")))
    XCTAssertTrue(app.staticTexts["opened shopping"].exists)
    XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: "notes://travel")))
    XCTAssertTrue(app.staticTexts["opened travel"].exists)
  }

  func testOpeningAURLLaunchesTheApp() throws {
    app.terminate()
    app.open(try XCTUnwrap(URL(string: "notes://shopping")))
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(app.staticTexts["opened shopping"].exists)
  }

  func testLaunchArgumentsAreThoseOfTheObjectThatLaunches() {
    let other = XCUIApplication()
    XCTAssertEqual(other.launchArguments, [])
    XCTAssertTrue(other.staticTexts["opened nothing"].exists)
    other.launch()
    XCTAssertTrue(app.staticTexts["Hello, world!"].exists)
    app.launch()
    XCTAssertTrue(other.staticTexts["opened nothing"].exists)
  }

  func testPinching() {
    app.otherElements["canvas"].pinch(withScale: 1.5, velocity: 1)
    XCTAssertTrue(app.staticTexts["scale 1.5"].exists)
  }

  func testRotating() {
    app.otherElements["canvas"].rotate(.pi / 2, withVelocity: 1)
    XCTAssertTrue(app.staticTexts["angle 90"].exists)
  }

  func testAdjusting() {
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.7)
    XCTAssertTrue(app.staticTexts["volume 0.7"].exists)
  }

  func testHovering() {
    app.staticTexts["lamp"].hover()
    XCTAssertEqual(app.staticTexts["lamp"].label, "under the pointer")
    app.otherElements["canvas"].hover()
    XCTAssertEqual(app.staticTexts["lamp"].label, "away from the pointer")
  }

  func testExpectationsStayFulfilledWhenTheirPredicatesBecomeFalse() {
    let evaluations = Locked(0)
    let early = NSPredicate { _, _ in evaluations.withLock { $0 == 0 } }
    let late = NSPredicate { _, _ in
      evaluations.withLock {
        $0 += 1
        return $0 > 1
      }
    }
    let expectations = [early, late].map { XCTNSPredicateExpectation(predicate: $0, object: app) }
    XCTAssertEqual(XCTWaiter.wait(for: expectations, timeout: 10), .completed)
  }

  func testTypingAKey() {
    app.typeKey("s", modifierFlags: .command)
    XCTAssertTrue(app.buttons["Saved 1"].exists)
  }

  func testTurningTheDevice() {
    XCTAssertTrue(app.staticTexts["high"].exists)
    XCUIDevice.shared.orientation = .landscapeRight
    defer { XCUIDevice.shared.orientation = .portrait }
    XCTAssertTrue(app.staticTexts["low"].exists)
    XCUIDevice.shared.orientation = .portrait
    XCTAssertTrue(app.staticTexts["high"].exists)
  }
}
