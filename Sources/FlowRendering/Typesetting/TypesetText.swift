import Foundation

/// A paragraph while `Typesetter` lays it out.
struct TypesetText {
  var paragraph: Paragraph
  var source: ParagraphSource
  var fonts: [ResolvedFont]
  var lines: [TextLine]
  var isTruncated: Bool
  var scale = 1.0
  /// The available width of a line, before stretching.
  var limit = Double.infinity
  /// Whether the width is the limit instead of that of the widest line.
  var fillsLimit = false
  /// Whether there are the same lines at all widths from that of the text to the limit.
  var isStable = false
  /// The space on both sides of all lines, in points; zero if there is no room for it.
  var sideBearing = 0.0
  /// The factor for all widths in drawing.
  var stretch = 1.0

  /// The width of the widest line before stretching, with the space at which it is broken, without side bearings.
  var width: Double {
    var width = 0.0
    for line in lines { width = max(width, line.width) }
    if limit >= 1 {
      // Measured: a text is as wide as its widest line including the space at which that was broken.
      for line in lines { width = max(width, line.width + line.trailingSpace) }
      // A character that is wider than the limit hangs over. A text that reported its width would break differently
      // when it is laid out at that width.
      width = fillsLimit ? limit : min(width, limit)
    }
    return width
  }

  var metrics: TextMetrics {
    guard let first = lines.first, let last = lines.last else {
      return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
    }
    return TextMetrics(
      size: CGSize(width: (width + 2 * sideBearing) * stretch, height: last.baseline + last.descent),
      firstBaseline: first.baseline,
      lastBaseline: last.baseline, lineCount: lines.count, isTruncated: isTruncated)
  }

  /// - Parameter paragraph: The text before it was scaled.
  func layout(of paragraph: Paragraph) -> TextLayout {
    let made = lines
    let lines = TextLines(
      paragraph: self.paragraph, scale: scale, stretch: stretch, sideBearing: sideBearing,
      isStable: isStable, lines: { made })
    return TextLayout(paragraph: paragraph, metrics: metrics, content: .lines(lines))
  }
}
