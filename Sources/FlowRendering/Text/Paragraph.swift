/// A text with all properties that affect the positions of its glyphs.
package struct Paragraph: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  // In this order the values need least memory: there are many texts.

  package var runs: [TextRun]
  /// A language tag such as "ja", which selects Han variants; `nil` means "en".
  package var language: String?
  /// The extra distance between lines, in points.
  package var lineSpacing: Double
  /// The smallest factor by which the font may shrink to avoid truncation, and to fit a height.
  package var minimumScaleFactor: Double
  /// The largest number of lines, or `nil` for as many as fit.
  package var lineLimit: Int?
  package var alignment: Alignment
  package var truncation: Truncation
  /// The layout direction, which determines the leading side and the base direction of neutral text.
  package var isRightToLeft: Bool
  package var allowsTightening: Bool

  package init(
    runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail,
    lineSpacing: Double = 0, isRightToLeft: Bool = false, language: String? = nil, allowsTightening: Bool = false,
    minimumScaleFactor: Double = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.allowsTightening = allowsTightening
    self.minimumScaleFactor = minimumScaleFactor
  }

  /// Whether a layout is too high for a text that may shrink. The first line of any other text is shown at any height.
  package func hasToShrink(_ metrics: TextMetrics, maxHeight: Double?) -> Bool {
    minimumScaleFactor < 1 && Double(metrics.size.height) > (maxHeight ?? .infinity) + 0.01
  }

  /// The maximum of each metric over the text's fonts.
  package var fontMetrics: FontMetrics {
    var largest = FontMetrics(ascent: 0, descent: 0, capHeight: 0, xHeight: 0, lineGap: 0)
    for run in runs {
      let metrics = run.font.metrics(in: language)
      largest.ascent = max(largest.ascent, metrics.ascent)
      largest.descent = max(largest.descent, metrics.descent)
      largest.capHeight = max(largest.capHeight, metrics.capHeight)
      largest.xHeight = max(largest.xHeight, metrics.xHeight)
      largest.lineGap = max(largest.lineGap, metrics.lineGap)
    }
    return largest
  }

  package init(_ string: String, font: FontSpec = FontSpec(), color: RenderColor? = nil) {
    self.init(runs: [TextRun(string, font: font, color: color)])
  }
}
