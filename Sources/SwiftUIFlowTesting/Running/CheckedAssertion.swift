import FlowIssueReporting

/// The outcome of an assertion of a step.
struct CheckedAssertion: Sendable {
  /// The subject of the assertion; empty if the flow gives none.
  let label: String
  /// The source location of the assertion.
  let place: FlowSourceLocation
  /// Whether there was no failure in it.
  let isMet: Bool
}
