import Foundation

/// The size of a laid-out paragraph, in points, not rounded to pixels.
package struct TextMetrics: Hashable, Sendable {
  /// The used size: the widest line (its drawn width where truncated) and the height of all lines.
  package var size: CGSize
  /// The distance from the top of the text to the baseline of its first line.
  package var firstBaseline: Double
  /// The distance from the top of the text to the baseline of its last line.
  package var lastBaseline: Double
  package var lineCount: Int
  /// The scale of the text: 1, or less with a minimum scale factor.
  package var scale: Double
  package var isTruncated: Bool

  package init(
    size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool = false,
    scale: Double = 1
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.scale = scale
  }
}
