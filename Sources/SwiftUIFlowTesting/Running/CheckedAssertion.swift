import FlowIssueReporting

/// An assertion of a step that was checked.
struct CheckedAssertion: Sendable {
  /// What it is about; empty if the flow does not say.
  let label: String
  /// Where it was written.
  let place: FlowSourceLocation
  /// Whether nothing failed in it.
  let isMet: Bool
}
