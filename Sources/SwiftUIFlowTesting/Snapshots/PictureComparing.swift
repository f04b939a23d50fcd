import Foundation

/// Compares two pictures.
protocol PictureComparing: Sendable {
  /// Compares a picture with its reference.
  ///
  /// - Parameters:
  ///   - reference: The reference as PNG.
  ///   - actual: The picture as PNG.
  ///   - tolerance: How much a channel may differ, from 0 to 1.
  /// - Returns: How they differ, or `nil` if they are the same within the tolerance.
  /// - Throws: `SnapshotError.notPicture` if the reference cannot be decoded.
  func difference(
    between reference: Data,
    and actual: Data,
    tolerance: Float
  ) throws(SnapshotError) -> PictureDifference?
}

/// How two pictures differ.
struct PictureDifference: Sendable {
  /// Completes "the picture differs from its reference: ".
  let summary: String
  /// A picture that shows where they differ, as PNG.
  let png: Data?
}
