import FlowIssueReporting
import SwiftUI
import Testing

@testable import UIAutomation

/// XCUITest refuses texts of more than 128 characters in queries (appium/appium#11569).
@Suite("Long texts in queries") @MainActor
struct LongTextTests {
  private func host(_ text: String) -> XCUIApplication { XCUIApplication(showing: SwiftUI.Text(text)) }

  @Test("a text of 128 characters is found, one of 129 fails the test at its line")
  func subscripts() {
    let fitting = String(repeating: "x", count: 128)
    let found = host(fitting)
    let messages = failures { _ = found.staticTexts[fitting].label }
    #expect(messages == [])
    #expect(found.staticTexts[fitting].exists)
    let long = fitting + "x"
    let app = host(long)
    let line: UInt = #line + 1
    let issues = IssueReporter.collecting { _ = app.staticTexts[long] }.reported
    #expect(
      issues.map(\.message) == [
        "Invalid query - string identifier \"\(long)\" exceeds maximum length of 128 characters. Query with an "
          + "NSPredicate for the property (identifier, label, title, value or placeholderValue) instead."
      ])
    #expect(issues.map(\.location.line) == [line])
  }

  @Test("every query by a text has the limit, a predicate has none")
  func queries() {
    let long = String(repeating: "é", count: 129)
    let app = host(long)
    let texts = app.staticTexts
    #expect(failures { _ = texts.matching(identifier: long) }.count == 1)
    #expect(failures { _ = texts.matching(.staticText, identifier: long) }.count == 1)
    #expect(failures { _ = texts.element(matching: .staticText, identifier: long) }.count == 1)
    #expect(failures { _ = app.windows.containing(.staticText, identifier: long) }.count == 1)
    #expect(texts.matching(NSPredicate(format: "label == %@", long)).count == 1)
  }

  @Test("an element has its application as a property")
  func application() throws {
    let app = host("Hello")
    let owner = try #require(app.staticTexts["Hello"].value(forKey: "application") as? XCUIApplication)
    #expect(owner.staticTexts["Hello"].exists)
    #expect(app.staticTexts["Nowhere"].value(forKey: "application") is XCUIApplication)
    #expect(
      failures { _ = app.value(forKey: "applicaton") } == [
        "Application 'App' has no property 'applicaton'. There are: exists, isHittable, application, identifier, label, "
          + "title, value, placeholderValue, elementType, isEnabled, isSelected, hasFocus, hasKeyboardFocus, frame, "
          + "identifiers, horizontalSizeClass, verticalSizeClass."
      ])
  }
}
