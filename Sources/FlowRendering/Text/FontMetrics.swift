/// Vertical metrics in points, with San Francisco's ratios whatever font draws the glyphs.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the top of the line to the baseline.
  package var ascent: Double
  /// The distance from the baseline to the bottom of the line.
  package var descent: Double
  package var capHeight: Double
  package var xHeight: Double
  /// The distance from the bottom of the line to the top of the next; negative if lines overlap.
  package var lineGap: Double

  package var lineHeight: Double { ascent + descent }
}

extension FontSpec {
  /// The size, or the nearest supported one: 0...2000 points, and 17 for NaN.
  var usableSize: Double {
    size.isNaN ? 17 : min(2000, max(0, size))
  }

  package var metrics: FontMetrics {
    let size = usableSize
    // Measured on iOS 26 in footers of lists, whose lines are 14 points apart instead of the 16 of other texts.
    let adjustment: Double =
      switch leading {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    var metrics = FontMetrics(
      ascent: size * 0.952, descent: size * 0.2414, capHeight: size * 0.7046, xHeight: size * 0.526,
      lineGap: size * max(0, lineGap) + adjustment)
    if hasWholeLines {
      metrics.ascent = size * 0.9668
      metrics.descent = wholeLineHeight - metrics.ascent
    }
    if let line {
      metrics.ascent = line.ascent
      metrics.descent = line.height - line.ascent
      metrics.lineGap = 0
    }
    return metrics
  }

  /// The metrics for texts in a language, by its code: lines of text styles leave space for tall letters, whether or
  /// not the text contains any.
  ///
  /// Measured on iOS 18 in an app whose lines have such space: 1.405 em for regular and 1.47 em for bold text, 0.355 em
  /// of it below the baseline. That the language is one written in Devanagari is inferred from where the app was made.
  package func metrics(in language: String?) -> FontMetrics {
    var metrics = metrics
    guard isOfTextStyle, line == nil, let language, Self.tallLanguages.contains(language.prefix { $0 != "-" }) else {
      return metrics
    }
    let boldness = min(1, max(0, Double(weight - 400) / 300))
    let height = metrics.lineHeight
    metrics.ascent = max(metrics.ascent, usableSize * (1.05 + 0.065 * boldness))
    metrics.descent = max(metrics.descent, usableSize * 0.355)
    metrics.lineGap = max(0, metrics.lineGap - (metrics.lineHeight - height))
    return metrics
  }

  private static let tallLanguages: Set<Substring> = ["hi", "mr", "ne", "sa", "kok", "mai", "bho", "doi", "brx"]

  /// The height of lines on a Mac, in points: San Francisco's text design has taller lines there, the display design
  /// does not.
  ///
  /// Measured on macOS 13 and 26: 13, 15, 16, 17 and 21 points at 10, 12, 13, 14 and 17, 26 at 22, and 40 at 34.
  private var wholeLineHeight: Double {
    let size = usableSize
    return size < SanFrancisco.displaySize ? (size * 1.208).rounded(.up) : (size * 1.1934).rounded(.down)
  }
}
