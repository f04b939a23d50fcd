import Foundation

/// A paragraph laid out into lines.
struct TypesetText {
  var paragraph: Paragraph
  var source: ParagraphSource
  var fonts: [ResolvedFont]
  var lines: [TypesetLine]
  var isTruncated: Bool
  var scale = 1.0
  /// The room a line had, before stretching.
  var limit = Double.infinity
  /// Whether the width is the room and not that of the widest line.
  var fillsLimit = false
  /// White on both sides of all lines, in points; none where there is no room for it.
  var sideBearing = 0.0
  /// What the width of everything is multiplied with when drawn.
  var stretch = 1.0

  var metrics: TextMetrics {
    var width = 0.0
    for line in lines { width = max(width, line.width) }
    if limit >= 1 {
      // Measured: a text is as wide as its widest line with the space at which that was broken.
      for line in lines { width = max(width, line.width + line.trailingSpace) }
      // A character that is wider than the room hangs over. A text that claimed its width would be broken differently
      // when it is drawn into it.
      width = fillsLimit ? limit : min(width, limit)
    }
    guard let first = lines.first, let last = lines.last else {
      return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
    }
    return TextMetrics(
      size: CGSize(width: (width + 2 * sideBearing) * stretch, height: last.baseline + last.descent),
      firstBaseline: first.baseline,
      lastBaseline: last.baseline, lineCount: lines.count, isTruncated: isTruncated, scale: scale)
  }
}
