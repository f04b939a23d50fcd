import Foundation
import SwiftUI
import Testing
import XCTest

@testable import UIAutomation

/// Tests that fail on purpose; they run only in their own process, which another test starts.
enum DeliberateFailures {
  static let variable = "UI_AUTOMATION_DELIBERATE_FAILURES"
  static var isWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

final class DeliberateUIFailures: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(DeliberateFailures.isWanted)
    continueAfterFailure = false
  }

  func testATapOnNothing() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Nowhere"].tap()
    XCTFail("An assertion after the failure was recorded.")
    app.buttons["Somewhere"].tap()
  }

  func testAnAssertion() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["Nobody"].exists, "Nobody is there.")
    app.buttons["Nowhere"].tap()
  }
}

@Suite(.enabled(if: DeliberateFailures.isWanted)) @MainActor
struct DeliberateScreenFailures {
  @Test func tapOnNothing() {
    let screen = Screen(device: .iPhone)
    screen.show(SwiftUI.Text("Hello"))
    XCUIApplication(screen: screen).buttons["Nowhere"].tap()
  }
}

final class DeliberateRepeatedFailures: XCTestCase {
  override class var runsForEachTargetApplicationUIConfiguration: Bool { DeliberateFailures.isWanted }

  override func setUpWithError() throws {
    try XCTSkipUnless(DeliberateFailures.isWanted)
  }

  func testAppearance() {
    let note = XCTAttachment(string: "A note")
    note.name = "note"
    add(note)
    XCTFail("No appearance is right.")
  }
}

final class DeliberateTimeOuts: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(DeliberateFailures.isWanted)
    continueAfterFailure = false
  }

  func testAnExpectation() {
    let app = XCUIApplication()
    app.launch()
    wait(for: [XCTestExpectation(description: "the mail is sent")], timeout: 0.01)
    XCTFail("An assertion after the failure was recorded.")
  }
}

extension DeliberateFailures {
  /// The line of a test file that ends with `// fails: <marker>`.
  static func line(of marker: String, in filePath: String) throws -> Int {
    let lines = try String(contentsOfFile: filePath, encoding: .utf8).components(separatedBy: "\n")
    guard let index = lines.firstIndex(where: { $0.hasSuffix("// fails: \(marker)") }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return index + 1
  }
}
