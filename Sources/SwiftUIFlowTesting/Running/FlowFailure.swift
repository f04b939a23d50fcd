import FlowIssueReporting

/// One failure of a flow.
public struct FlowFailure: Sendable, CustomStringConvertible {
  /// What happened, as a full sentence that names the flow, the step, the configuration and the assertion.
  public let message: String
  /// The name of the flow, if it has one.
  public let flowName: String?
  /// The name of the step as used in results, or `nil` if the failure concerns the whole flow.
  public let stepName: String?
  /// The label of the configuration, if it has one.
  public let configurationLabel: String?
  /// The label of the assertion, if an assertion with a label failed.
  public let assertionLabel: String?
  /// The source location of the report: the line of the step, or of the flow.
  public let sourceLocation: FlowSourceLocation

  /// The message.
  public var description: String { message }
}
