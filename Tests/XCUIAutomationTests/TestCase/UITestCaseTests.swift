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

  func testALibraryForTestsComparesTestCasesAndAddsMonitors() throws {
    var labels: [String] = []
    // A library sees XCTest's own class, as this closure does.
    let library: XCTestCaseClosure = { plain in
      XCTAssertTrue(plain == self)
      XCTAssertFalse(plain == UITestCaseTests(name: self.name, testClosure: { _ in }))
      let monitor = plain.addUIInterruptionMonitor(withDescription: "Deleting") { alert in
        labels.append(alert.label)
        alert.buttons["Cancel"].tap()
        return true
      }
      self.app.buttons["Delete all"].tap()
      self.app.buttons["Save"].tap()
      plain.removeUIInterruptionMonitor(monitor)
    }
    try library(self)
    XCTAssertEqual(labels, ["Delete all notes?"])
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
