import FlowIssueReporting

@testable import UIAutomation

/// What calls report while they run; no test fails because of it.
@MainActor
func failures(_ calls: () -> Void) -> [String] {
  IssueReporter.collecting(calls).reported.map(\.message)
}
