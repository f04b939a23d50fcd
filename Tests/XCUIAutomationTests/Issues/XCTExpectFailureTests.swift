import XCTest

final class XCTExpectFailureTests: XCTestCase {
  private var app: XCUIApplication!

  @MainActor
  override func setUp() async throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments = ["-uitesting"]
    app.launch()
  }

  func testOnlyFailuresThatMatchAreExpected() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("Nowhere") }
    XCTExpectFailure("there is no such button", options: options)
    app.buttons["Nowhere"].tap()
  }

  func testAClosureMatchesTheExpectedFailures() {
    XCTExpectFailure {
      XCTFail("Nowhere")
    } issueMatcher: {
      $0.compactDescription.contains("Nowhere")
    }
    XCTExpectFailure { $0.compactDescription.contains("Neither") }
    XCTFail("Neither")
  }
}
