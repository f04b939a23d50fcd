import FlowIssueReporting

/// The failure of a touch, a key or an expectation of a step on the screen.
struct ScreenFailure: Sendable {
  /// The failure, in full sentences.
  let message: String
  /// The line of the call.
  let place: FlowSourceLocation
}
