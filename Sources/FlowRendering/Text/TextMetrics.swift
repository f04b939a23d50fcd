import Foundation

/// The size of a laid-out paragraph, in points, not rounded to pixels.
package struct TextMetrics: Hashable, Sendable {
  /// The used size: the widest line (its drawn width where truncated) and the height of all lines.
  package var size: CGSize
  /// The distance from the top of the text to the baseline of its first line.
  package var firstBaseline: Double
  /// The distance from the top of the text to the baseline of its last line.
  package var lastBaseline: Double
  // There are many texts, so the number takes little memory.
  private var count: Int32
  package var isTruncated: Bool

  package var lineCount: Int { Int(count) }

  package init(
    size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    count = Int32(clamping: lineCount)
    self.isTruncated = isTruncated
  }
}
