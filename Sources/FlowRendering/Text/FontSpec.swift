/// A font request of a text, independent of the font files.
package struct FontSpec: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// The system's sans serif, for which Inter stands in.
    case standard
    /// The rounded design, drawn as `standard`: SF Rounded has no free counterpart in the distribution.
    case rounded
    case serif
    case monospaced
    /// A family by name; if it is not installed, `standard` with a warning.
    case named(String)
  }

  package enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, all }
  package enum Leading: Hashable, Sendable { case standard, tight, loose }

  package var family: Family
  /// The size in points.
  package var size: Double
  /// The weight from 100 (ultra light) over 400 (regular), 600 (semibold), 700 (bold) to 900 (black).
  package var weight: Int
  package var isItalic: Bool
  package var usesMonospacedDigits: Bool
  /// A factor for the glyphs' width: 1 is standard, 0.8 condensed, 1.2 expanded.
  package var width: Double
  package var smallCaps: SmallCaps
  package var leading: Leading
  /// The gap between lines, in em; positive for the fonts of text styles.
  package var lineGap: Double
  /// Whether it is the font of a text style, whose lines leave space for tall letters.
  package var isOfTextStyle: Bool
  /// Whether line heights are rounded to whole points, as on a Mac.
  package var hasWholeLines: Bool
  /// The line in which the glyphs stand, whatever the heights of the font; `nil` for that of the font.
  package var line: Line?

  /// A line of a given height.
  package struct Line: Hashable, Sendable {
    /// The distance from the top of the line to the baseline, in points.
    package var ascent: Double
    /// The distance between the baselines of two lines, in points.
    package var height: Double

    package init(ascent: Double, height: Double) {
      self.ascent = ascent
      self.height = height
    }
  }

  package init(
    family: Family = .standard, size: Double = 17, weight: Int = 400, isItalic: Bool = false,
    usesMonospacedDigits: Bool = false, width: Double = 1, smallCaps: SmallCaps = .none,
    leading: Leading = .standard, lineGap: Double = 0, isOfTextStyle: Bool = false, hasWholeLines: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
    self.width = width
    self.smallCaps = smallCaps
    self.leading = leading
    self.lineGap = lineGap
    self.isOfTextStyle = isOfTextStyle
    self.hasWholeLines = hasWholeLines
  }
}
