/// Vertical metrics in points, after San Francisco's ratios and whatever font draws the glyphs.
package struct FontMetrics: Hashable, Sendable {
  /// From the top of the line to the baseline.
  package var ascent: Double
  /// From the baseline to the bottom of the line.
  package var descent: Double
  package var capHeight: Double
  package var xHeight: Double

  package var lineHeight: Double { ascent + descent }
}

extension FontSpec {
  package var metrics: FontMetrics {
    let adjustment: Double =
      switch leading {
      case .standard: 0
      case .tight: -0.06
      case .loose: 0.06
      }
    return FontMetrics(
      ascent: size * (0.952 + adjustment), descent: size * (0.2414 + adjustment), capHeight: size * 0.7046,
      xHeight: size * 0.526)
  }
}
