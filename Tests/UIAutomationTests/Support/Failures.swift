import FlowIssueReporting

@testable import UIAutomation

/// The failures of calls, which do not fail the test.
@MainActor
func failures(_ calls: () -> Void) -> [String] {
  IssueReporter.collecting(calls).reported.map(\.message)
}
