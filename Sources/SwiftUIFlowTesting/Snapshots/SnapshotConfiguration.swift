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

  /// How many pixels a point has in each direction, unless the flow's device says otherwise.
  public let scale: CGFloat
  /// The size of the picture in points, unless the flow's device says otherwise.
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
  /// What was given for `scale`.
  let requestedScale: CGFloat?
  /// What was given for `proposedSize`.
  let requestedSize: ProposedSize?

  /// Creates a configuration.
  ///
  /// Which pictures are recorded is decided by `recordMode`, else by `record`, else by the environment variable
  /// `SNAPSHOT_TESTING_RECORD` (`all`, `failed`, `missing` or `never`), else by `FLOW_RECORD_SNAPSHOTS` (if it is set,
  /// all are). Otherwise those without a reference are, and none where `CI` is set.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has in each direction; by default as many as the flow's device has, or 2.
  ///   - proposedSize: The size of the picture in points; by default the device's, or 390 by 844.
  ///   - record: Whether every picture replaces its reference.
  ///   - tolerance: How much a channel of a pixel may differ from the reference, from 0 (not at all) to 1.
  ///   - snapshotDirectory: The folder of the references, instead of `__Snapshots__/<test file>` beside the test.
  ///   - recordMode: Which pictures are stored as references.
  public init(
    scale: CGFloat? = nil,
    proposedSize: ProposedSize? = nil,
    record: Bool? = nil,
    tolerance: Float = 0,
    snapshotDirectory: String? = nil,
    recordMode: SnapshotRecordMode? = nil
  ) {
    self.requestedScale = scale
    self.requestedSize = proposedSize
    self.scale = scale ?? 2
    self.proposedSize = proposedSize ?? ProposedSize(width: 390, height: 844)
    self.requestedRecord = record
    self.record = record ?? SnapshotEnvironment.current.recordsAll
    self.tolerance = tolerance
    self.snapshotDirectory = snapshotDirectory
    self.recordMode = recordMode
  }

  /// Checks that pictures can be compared like this.
  func check() throws(SnapshotError) {
    guard (0...1).contains(tolerance) else { throw .tolerance(tolerance) }
  }
}
