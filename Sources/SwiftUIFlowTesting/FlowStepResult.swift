import FlowReports
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
  /// The label of the configuration in a matrix run, otherwise `nil`.
  public let configurationLabel: String?
  /// All failures of the step, in order.
  public let failures: [FlowFailure]
  /// The source location of the step.
  public let sourceLocation: FlowSourceLocation

  /// What a report tells about the step, except for the names of files.
  let facts: ReportDocument.Step
  /// The label of the configuration, in matrix runs and others.
  let configuration: String
  /// The name of the device, followed by the orientation if it is landscape.
  let device: String?
  let picture: SnapshotResult?
  /// Kept by the results that a run returns, and by nothing else.
  var use: ResultsUse?
}

extension FlowStepResult {
  /// The picture of the step, or `nil` if the flow took none or passed the view to a closure.
  public var snapshotResult: SnapshotResult? {
    use?.note()
    return picture
  }

  /// The number of assertions that were checked.
  public var assertionCount: Int { facts.assertions.count }

  /// Approximations in the picture, for instance because an API is not implemented.
  public var warnings: [String] { facts.warnings }

  /// Whether the step ran to its end; otherwise the flow stopped at it.
  public var isFinished: Bool { facts.outcome != .stopped }

  /// The touches on the screen, in the order in which they began; storyboards mark them on the picture.
  public var touches: [FlowTouch] { facts.touches.map(FlowTouch.init) }

  /// The views that the step inspected with ViewInspector, as the calls that lead to them, in order.
  public var inspections: [String] { facts.inspections }

  /// The members of the model that the step changed, as lines with the old and the new values; `nil` if there are none,
  /// or if they were not requested. A report of the run and pictures for a storyboard request them.
  public var stateChanges: String? { facts.state }
}
