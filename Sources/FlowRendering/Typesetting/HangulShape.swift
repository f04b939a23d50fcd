/// The outlines of Korean syllables: those of Noto Sans CJK stand in for Apple SD Gothic Neo.
///
/// Measured in ten lines of pictures of iOS 26, in regular, semibold and bold: Apple's syllables are lower and narrower,
/// and their semibold and bold stems are thinner. Noto has a regular and a bold face.
struct HangulShape {
  /// The factor for widths.
  private var width: Double

  /// How much further right and how much lower the syllables are, in em.
  private var shift: Double
  private var drop: Double

  /// How much thinner a stem is at each side than in the face, in em.
  private var thinning: Double

  /// The factor for heights.
  private static let height = 0.965

  private static let regular = HangulShape(width: 0.965, shift: 0, drop: 0.01, thinning: 0)
  private static let semibold = HangulShape(width: 1, shift: -0.02, drop: 0.006, thinning: 0.009)
  private static let bold = HangulShape(width: 0.99, shift: -0.025, drop: -0.003, thinning: 0.005)
  private static let heavy = HangulShape(width: 0.99, shift: -0.025, drop: -0.003, thinning: 0)

  /// - Parameters:
  ///   - size: The size of the font in points.
  ///   - weight: The weight that the text asks for, 100...900.
  static func stretch(size: Double, weight: Int) -> GlyphStretch {
    let shape =
      switch weight {
      case ..<600: regular
      case ..<700: semibold
      case ..<800: bold
      default: heavy
      }
    var stretch = GlyphStretch(above: height, below: height)
    stretch.across = shape.width
    stretch.shift = shape.shift * size
    stretch.drop = shape.drop * size
    stretch.thinning = shape.thinning * size
    return stretch
  }
}
