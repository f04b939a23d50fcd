/// What a run of a flow did, with everything that failed.
public struct FlowReport: Sendable {
  /// The name of the flow, if it has one.
  public let flowName: String?
  /// The steps that were begun: the finished ones, and the ones their flow stopped at.
  public internal(set) var steps: [FlowStepResult] = []
  /// What was wrong with the flow as a whole, so that it did not run.
  public internal(set) var flowFailures: [FlowFailure] = []

  /// The font files that texts were drawn with: a line for each.
  var fonts: String?

  /// The steps of the flow, in order, whether they were begun or not.
  let plannedSteps: [PlannedName]

  /// The name of a step in its flow, and where it was written.
  struct PlannedName: Sendable {
    let name: String
    let location: FlowSourceLocation
  }

  init(flowName: String?, plannedSteps: [PlannedName] = []) {
    self.flowName = flowName
    self.plannedSteps = plannedSteps
  }

  /// Everything that failed, in the order it happened.
  public var failures: [FlowFailure] { flowFailures + steps.flatMap(\.failures) }

  /// Whether nothing failed.
  public var isSuccess: Bool { failures.isEmpty }

  var finishedSteps: [FlowStepResult] { steps.filter(\.isFinished) }
}
