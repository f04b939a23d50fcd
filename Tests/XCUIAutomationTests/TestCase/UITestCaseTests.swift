import SwiftUI
import XCTest

final class UITestCaseTests: XCTestCase {
  private var app: XCUIApplication!

  @MainActor
  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-uitesting"]
    app.launch()
  }

  func testTestCasesAreEqualToThemselves() {
    XCTAssertNotEqual(XCTestCase(), self)
    XCTAssertEqual(name, "-[UITestCaseTests testTestCasesAreEqualToThemselves]")
    let pause: CFTimeInterval = 0.5
    XCTAssertEqual(pause, 0.5)
    XCTAssertEqual(self, self)
    XCTAssertFalse(self == UITestCaseTests(name: name, testClosure: { _ in }))
  }

  func testALibraryForTestsComparesTestCasesAndAddsMonitors() {
    let plain: XCTest.XCTestCase = self
    XCTAssertEqual(plain, self)
    XCTAssertFalse(plain == UITestCaseTests(name: name, testClosure: { _ in }))
    var labels: [String] = []
    let monitor = plain.addUIInterruptionMonitor(withDescription: "Deleting") { alert in
      labels.append(alert.label)
      alert.buttons["Cancel"].tap()
      return true
    }
    app.buttons["Delete all"].tap()
    app.buttons["Save"].tap()
    XCTAssertEqual(labels, ["Delete all notes?"])
    plain.removeUIInterruptionMonitor(monitor)
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
