import SwiftUI
import XCTest

/// A test case of the main actor that prepares and cleans up asynchronously, and calls its superclass.
@MainActor
final class MainActorUITests: XCTestCase {
  private var app: XCUIApplication?

  override func setUp() async throws {
    try await super.setUp()
    let app = XCUIApplication()
    app.launchArguments = ["-uitesting"]
    app.launch()
    self.app = app
  }

  override func tearDown() async throws {
    app?.terminate()
    try await super.tearDown()
  }

  func testTheAppIsLaunched() {
    XCTAssertEqual(app?.state, .runningForeground)
    XCTAssertEqual(app?.textFields["Title"].exists, true)
  }
}
