/// The results of a run of a flow, including all failures.
public struct FlowReport: Sendable {
  /// The name of the flow, if it has one.
  public let flowName: String?
  /// The started steps: the finished ones, and those that the flow stopped at.
  public internal(set) var steps: [FlowStepResult] = []
  /// The failures of the flow as a whole, because of which it did not run.
  public internal(set) var flowFailures: [FlowFailure] = []

  /// The font files that texts were drawn with, one per line.
  var fonts: String?

  /// The steps of the flow, in order, started or not.
  let plannedSteps: [PlannedName]

  /// The name and the source location of a step.
  struct PlannedName: Sendable {
    let name: String
    let location: FlowSourceLocation
  }

  init(flowName: String?, plannedSteps: [PlannedName] = []) {
    self.flowName = flowName
    self.plannedSteps = plannedSteps
  }

  /// All failures, in order.
  public var failures: [FlowFailure] { flowFailures + steps.flatMap { $0.failures } }

  /// Whether there are no failures.
  public var isSuccess: Bool { failures.isEmpty }

  /// The finished steps, for the test that has run the flow.
  func finishedSteps(for use: ResultsUse?) -> [FlowStepResult] {
    var finished = steps.filter { $0.isFinished }
    for index in finished.indices { finished[index].use = use }
    return finished
  }
}
