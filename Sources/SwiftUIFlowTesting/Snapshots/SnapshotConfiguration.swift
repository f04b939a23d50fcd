import Foundation

/// How the built-in pictures are drawn, compared and stored.
public struct SnapshotConfiguration: Sendable {
  /// The size a view is offered, in points.
  public struct ProposedSize: Sendable, Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat

    /// Creates a size.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }
  }

  /// How many pixels a point has in each direction.
  public let scale: CGFloat
  /// The size of the picture in points.
  public let proposedSize: ProposedSize
  /// Whether every picture replaces its reference, as far as the creator of the configuration or the environment
  /// variable `FLOW_RECORD_SNAPSHOTS` said.
  public let record: Bool
  /// How much a channel of a pixel may differ from the reference, from 0 (not at all) to 1.
  public let tolerance: Float
  /// The folder of the references, or `nil` for the folder `__Snapshots__` beside the test.
  public let snapshotDirectory: String?
  /// Which pictures are stored as references, or `nil` to leave it to the environment.
  public let recordMode: SnapshotRecordMode?

  /// What was given for `record`.
  let requestedRecord: Bool?

  /// Creates a configuration.
  ///
  /// Which pictures are recorded is decided by `recordMode`, else by `record`, else by the environment variable
  /// `SNAPSHOT_TESTING_RECORD` (`all`, `failed`, `missing` or `never`), else by `FLOW_RECORD_SNAPSHOTS` (if it is set,
  /// all are). Otherwise those without a reference are, and none where `CI` is set.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has in each direction.
  ///   - proposedSize: The size of the picture in points.
  ///   - record: Whether every picture replaces its reference.
  ///   - tolerance: How much a channel of a pixel may differ from the reference, from 0 (not at all) to 1.
  ///   - snapshotDirectory: The folder of the references, instead of `__Snapshots__/<test file>` beside the test.
  ///   - recordMode: Which pictures are stored as references.
  public init(
    scale: CGFloat = 2,
    proposedSize: ProposedSize = .init(width: 390, height: 844),
    record: Bool? = nil,
    tolerance: Float = 0,
    snapshotDirectory: String? = nil,
    recordMode: SnapshotRecordMode? = nil
  ) {
    self.scale = scale
    self.proposedSize = proposedSize
    self.requestedRecord = record
    self.record = record ?? SnapshotEnvironment.current.recordsAll
    self.tolerance = tolerance
    self.snapshotDirectory = snapshotDirectory
    self.recordMode = recordMode
  }

  /// Checks that pictures can be drawn and compared like this.
  func check() throws(SnapshotError) {
    guard scale.isFinite, scale > 0 else { throw .scale(scale) }
    for side in [proposedSize.width, proposedSize.height] {
      guard side.isFinite, side > 0 else { throw .size(proposedSize) }
    }
    guard (0...1).contains(tolerance) else { throw .tolerance(tolerance) }
  }
}
