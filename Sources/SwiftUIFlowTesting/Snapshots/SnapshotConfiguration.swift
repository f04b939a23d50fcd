import FlowSnapshots
import Foundation

/// How the built-in pictures are drawn, compared and stored.
public struct SnapshotConfiguration: Sendable {
  /// A proposed size, in points.
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

  /// The number of pixels per point, unless the flow's device has another one.
  public let scale: CGFloat
  /// The size of the picture in points, unless the flow's device has another one.
  public let proposedSize: ProposedSize
  /// Whether every picture replaces its reference, according to the initializer or the environment variable
  /// `FLOW_RECORD_SNAPSHOTS`.
  public let record: Bool
  /// Whether pictures show what a window shows; otherwise they show what Core Animation renders of its layers.
  public let drawHierarchyInKeyWindow: Bool
  /// The largest allowed difference of a pixel's channel from the reference, from 0 (none) to 1.
  public let tolerance: Float
  /// The required share of pixels equal to the reference, from 0 to 1.
  public let precision: Float
  /// The similarity at which a pixel counts as equal to the reference, from 0 to 1.
  public let perceptualPrecision: Float
  /// The contents to compare.
  public let contents: SnapshotContents
  /// The folder of the references, or `nil` for the folder `__Snapshots__` next to the test.
  public let snapshotDirectory: String?
  /// Which references are recorded, or `nil` to use the environment's setting.
  public let recordMode: SnapshotRecordMode?

  /// Whether pictures say with which fonts and libraries they were drawn; in a storyboard, the report does.
  package var namesOrigin = true

  /// The argument for `record`.
  let requestedRecord: Bool?
  /// The argument for `scale`.
  let requestedScale: CGFloat?
  /// The argument for `proposedSize`.
  let requestedSize: ProposedSize?

  /// Creates a configuration.
  ///
  /// The record mode is taken from `recordMode`, otherwise from `record`, otherwise from the environment variable
  /// `SNAPSHOT_TESTING_RECORD` (`all`, `failed`, `missing` or `never`), otherwise from `FLOW_RECORD_SNAPSHOTS` (if it
  /// is set, all pictures are recorded). By default, pictures without a reference are recorded, and the step fails so
  /// that somebody reviews them; if `CI` is set, none are recorded.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; by default that of the flow's device, or 2.
  ///   - proposedSize: The size of the picture in points; by default the device's, or 390 by 844.
  ///   - drawHierarchyInKeyWindow: Whether pictures show what a window shows. If false, they show what Core Animation
  ///     renders of its layers, as swift-snapshot-testing does by default: without filters, materials and the glass of
  ///     switches, and with blend modes that reach through compositing groups. Ignored on Apple platforms, where
  ///     `ImageRenderer` draws the pictures.
  ///   - record: Whether every picture replaces its reference.
  ///   - tolerance: The largest allowed difference of a pixel's channel from the reference, from 0 (none) to 1.
  ///   - precision: The required share of pixels equal to the reference, from 0 to 1.
  ///   - perceptualPrecision: The similarity at which a pixel counts as equal to the reference: 1 for identical pixels,
  ///     0.98 to ignore invisible differences, 0 for any.
  ///   - contents: The contents to compare: the picture, the semantics of the screen, or both.
  ///   - snapshotDirectory: The folder of the references, instead of `__Snapshots__/<test file>` next to the test.
  ///   - recordMode: Which references are recorded.
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

  /// The allowed difference of pictures from their references.
  var pictureTolerance: PictureTolerance {
    PictureTolerance(channel: tolerance, precision: precision, perceptualPrecision: perceptualPrecision)
  }
}
