/// The failures reported while no test was running.
///
/// No test framework counts them: a program that runs flows outside a test uses them for its exit status.
package enum UnclaimedIssues {
  private static let log = IssueLog<ReportedIssue>()

  /// All of the failures, oldest first.
  package static var all: [ReportedIssue] { log.all }

  static func append(_ issue: ReportedIssue) { log.append(issue) }
}
