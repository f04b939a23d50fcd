import FlowIssueReporting
import SwiftUI
import Testing

@testable import UIAutomation

@MainActor
struct AuditTests {
  @Test("an audit for nothing is a warning")
  func nothing() {
    let app = XCUIApplication(showing: SwiftUI.Text("Hello"))
    let issues = IssueReporter.collecting { try? app.performAccessibilityAudit(for: []) }
    #expect(issues.reported.isEmpty)
    #expect(
      issues.warned.map(\.message) == [
        "The accessibility audit looks for nothing, so every screen passes. Name at least one type."
      ])
  }

  @Test("findings of an audit fail the test, unless the handler ignores them")
  func handler() throws {
    let app = XCUIApplication(screen: Small.self)
    #expect(
      failures { try? app.performAccessibilityAudit(for: .hitRegion) } == [
        "Hit area is too small: button \"Go\" has 18 × 15 points, expected at least 20 × 20 points (at Small > Button)."
      ])
    var seen: [String] = []
    try app.performAccessibilityAudit(for: .hitRegion) { issue in
      seen.append("\(issue.compactDescription) - \(issue.element?.label ?? "nothing")")
      return issue.auditType == .hitRegion
    }
    #expect(seen == ["Hit area is too small - Go"])
  }
}

private struct Small: View, Showable {
  var body: some View {
    Button {
    } label: {
      Text("Go").frame(width: 18, height: 15).contentShape(.rect)
    }
    .buttonStyle(.plain)
  }
}
