import Foundation

/// The result of one step of a flow.
public struct FlowStepResult: Sendable {
  /// The name given to the step; empty if it is named by its position.
  public let stepName: String
  /// The name with the flow's name as a prefix and, in a matrix run, the configuration's label as a suffix.
  public let resolvedName: String
  /// The position of the step in its flow, counted from zero.
  public let index: Int
  /// The duration of the step, including its hooks, its picture and its assertions.
  public let duration: Duration
  /// The number of assertions that were checked.
  public var assertionCount: Int { assertions.count }
  /// The label of the configuration in a matrix run, otherwise `nil`.
  public let configurationLabel: String?
  /// The picture of the step, or `nil` if the flow took none or passed the view to a closure.
  public var snapshotResult: SnapshotResult? {
    use?.note()
    return picture
  }
  /// All failures of the step, in order.
  public let failures: [FlowFailure]
  /// Approximations in the picture, for instance because an API is not implemented.
  public let warnings: [String]
  /// Whether the step ran to its end; otherwise the flow stopped at it.
  public let isFinished: Bool
  /// The touches on the screen, in the order in which they began; storyboards mark them on the picture.
  public let touches: [FlowTouch]
  /// The views that the step inspected with ViewInspector, as the calls that lead to them, in order.
  public let inspections: [String]
  /// The source location of the step.
  public let sourceLocation: FlowSourceLocation

  /// The members of the model that the step changed, as lines with the old and the new values; `nil` if there are none,
  /// or if they were not requested. A report of the run and pictures for a storyboard request them.
  public let stateChanges: String?

  /// The actions on the screen as text, each with its place.
  let actions: [String]
  /// The assertions that were checked.
  let assertions: [CheckedAssertion]
  /// The console output of the step, if a report is written.
  let console: String?
  /// The label of the configuration, in matrix runs and others.
  let configuration: String
  /// The size of the screen, in points.
  let screenSize: CGSize
  /// The name of the device, followed by the orientation if it is landscape.
  let device: String?
  let picture: SnapshotResult?
  /// Kept by the results that a run returns, and by nothing else.
  var use: ResultsUse?
}
