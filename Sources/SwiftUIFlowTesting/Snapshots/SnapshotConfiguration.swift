import FlowSnapshots
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
  /// Whether pictures are taken as a window on the screen shows views; otherwise as Core Animation draws their layers into a
  /// picture.
  public let drawHierarchyInKeyWindow: Bool
  /// How much a channel of a pixel may differ from the reference, from 0 (not at all) to 1.
  public let tolerance: Float
  /// The share of the pixels that must be the same as in the reference, from 0 to 1.
  public let precision: Float
  /// How alike a pixel must be to that of the reference to count as the same, from 0 to 1.
  public let perceptualPrecision: Float
  /// What is compared.
  public let contents: SnapshotContents
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
  /// all are). Otherwise those without a reference are, and the step fails so that somebody looks at them; where `CI` is
  /// set none are.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has in each direction; by default as many as the flow's device has, or 2.
  ///   - proposedSize: The size of the picture in points; by default the device's, or 390 by 844.
  ///   - drawHierarchyInKeyWindow: Whether pictures are taken as a window on the screen shows views. References of
  ///     swift-snapshot-testing are taken so only if its parameter of this name says it: otherwise filters, materials and the
  ///     glass of switches are missing in them, and blend modes reach through compositing groups. On Apple platforms
  ///     `ImageRenderer` draws the pictures, whatever this says.
  ///   - record: Whether every picture replaces its reference.
  ///   - tolerance: How much a channel of a pixel may differ from the reference, from 0 (not at all) to 1.
  ///   - precision: The share of the pixels that must be the same as in the reference, from 0 to 1.
  ///   - perceptualPrecision: How alike a pixel must be to that of the reference to count as the same: 1 if not a bit may
  ///     differ, 0.98 to forgive what the eye does not see, 0 for anything.
  ///   - contents: What is compared: the picture, what the screen says to assistive technologies, or both.
  ///   - snapshotDirectory: The folder of the references, instead of `__Snapshots__/<test file>` beside the test.
  ///   - recordMode: Which pictures are stored as references.
  public init(
    scale: CGFloat? = nil,
    proposedSize: ProposedSize? = nil,
    drawHierarchyInKeyWindow: Bool = true,
    record: Bool? = nil,
    tolerance: Float = 0,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    contents: SnapshotContents = .all,
    snapshotDirectory: String? = nil,
    recordMode: SnapshotRecordMode? = nil
  ) {
    self.requestedScale = scale
    self.requestedSize = proposedSize
    self.scale = scale ?? 2
    self.proposedSize = proposedSize ?? ProposedSize(width: 390, height: 844)
    self.drawHierarchyInKeyWindow = drawHierarchyInKeyWindow
    self.requestedRecord = record
    self.record = record ?? SnapshotEnvironment.current.recordsAll
    self.tolerance = tolerance
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.contents = contents
    self.snapshotDirectory = snapshotDirectory
    self.recordMode = recordMode
  }

  /// How much pictures may differ from their references.
  var pictureTolerance: PictureTolerance {
    PictureTolerance(channel: tolerance, precision: precision, perceptualPrecision: perceptualPrecision)
  }
}
