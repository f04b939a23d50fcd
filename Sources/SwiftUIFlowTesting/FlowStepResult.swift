import Foundation

/// What happened in one step of a flow.
public struct FlowStepResult: Sendable {
  /// The name the step was given; empty if the flow named it by its position.
  public let stepName: String
  /// The name with the flow's name before it and, in a matrix run, the configuration's label behind it.
  public let resolvedName: String
  /// The position of the step in its flow, counted from zero.
  public let index: Int
  /// How long the step took, with its hooks, its picture and its assertions.
  public let duration: Duration
  /// How many assertions were checked.
  public var assertionCount: Int { assertions.count }
  /// The label of the configuration in a matrix run, otherwise `nil`.
  public let configurationLabel: String?
  /// The picture of the step, or `nil` if the flow took none or gave the view to a closure.
  public let snapshotResult: SnapshotResult?
  /// Everything that failed in the step, in the order it happened.
  public let failures: [FlowFailure]
  /// What is only approximate in the picture, for instance because an API is not implemented.
  public let warnings: [String]
  /// Whether the step was carried out to its end; the flow stopped at it otherwise.
  public let isFinished: Bool
  /// What fingers did on the screen, in the order in which they went down; storyboards mark it on the picture.
  public let touches: [FlowTouch]
  /// The views that the step looked into with ViewInspector, as the calls that lead to them, in order.
  public let inspections: [String]
  /// Where the step was written.
  public let sourceLocation: FlowSourceLocation

  /// The members of the model that the step changed, as lines of how they were and are; `nil` if none did, or if nobody
  /// asked: a report of the run does, and so do pictures for a storyboard.
  public let stateChanges: String?

  /// What was done to the screen, in words, each with its place.
  let actions: [String]
  /// The assertions that were checked.
  let assertions: [CheckedAssertion]
  /// What was printed, if a report is written.
  let console: String?
  /// The label of the configuration, in every kind of run.
  let configuration: String
  /// The size of the screen, in points.
  let screenSize: CGSize
  /// The name of the device, and how it is held if that is sideways.
  let device: String?
}
