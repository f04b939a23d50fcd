import FlowIssueReporting

/// A touch, a key or an expectation of a step that failed on the screen.
struct ScreenFailure: Sendable {
  /// What happened, in full sentences.
  let message: String
  /// The line of the call.
  let place: FlowSourceLocation
}
