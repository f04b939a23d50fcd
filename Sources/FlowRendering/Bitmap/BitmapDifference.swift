/// How two pictures differ.
package struct BitmapDifference: Sendable {
  /// The pixels that differ by more than the tolerance; where sizes differ, everything outside the common part too.
  package let count: Int
  /// The largest difference of a channel, 0...255.
  package let largestDelta: Int
  /// The smallest rectangle around the differing pixels; nil when there are none.
  package let bounds: Bounds?
  /// Whether the pictures have the same size.
  package let hasSameSize: Bool
  /// Whether the tolerance's budget allows this many differing pixels.
  package let isAcceptable: Bool
  /// The first picture, faded, with the differing pixels in red; as large as the larger of both.
  package let picture: Bitmap

  package struct Bounds: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }
}

/// What may differ without counting.
package struct BitmapTolerance: Hashable, Sendable {
  /// The largest perceptual distance of two pixels that counts as equal, 0 (exact) to 1 (black and white), in YIQ as
  /// pixel comparison tools use it; 0.1 forgives what the eye does not see.
  package var threshold: Double
  /// The part of all pixels that may differ by more, 0...1.
  package var budget: Double

  /// Not a bit may differ.
  package static let exact = BitmapTolerance(threshold: 0, budget: 0)

  package init(threshold: Double, budget: Double = 0) {
    self.threshold = threshold
    self.budget = budget
  }
}
