import SwiftUI
import XCTest

final class XCTContextTests: XCTestCase {
  @MainActor
  func testAnActivityHasItsNameAndReturnsAResult() {
    let text = XCTContext.runActivity(named: "Adding a note") { activity in
      XCTContext.runActivity(named: "Typing") { "\(activity.name), \($0.name)" }
    }
    XCTAssertEqual(text, "Adding a note, Typing")
  }

  @MainActor
  func testAFailureHasTheNamesOfTheActivitiesAroundIt() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("Adding a note") }
    XCTExpectFailure("there is no such button", options: options) {
      XCTContext.runActivity(named: "Adding a note") { _ in
        let app = XCUIApplication()
        app.launch()
        app.buttons["Nowhere"].tap()
      }
    }
  }

  func testAnAttachmentHasTheTypeOfItsData() {
    XCTAssertEqual(XCTAttachment(string: "a").uniformTypeIdentifier, "public.plain-text")
    XCTAssertEqual(XCTAttachment(data: Data()).uniformTypeIdentifier, "public.data")
    XCTAssertEqual(
      XCTAttachment(data: Data(), uniformTypeIdentifier: "public.json").uniformTypeIdentifier, "public.json")
    XCTAssertEqual(XCTAttachment(plistObject: [1]).uniformTypeIdentifier, "com.apple.property-list")
    XCTAssertEqual(XCTAttachment(string: "a").lifetime, .deleteOnSuccess)
  }
}
