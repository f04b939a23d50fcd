/// The outlines of Korean syllables: those of Noto Sans CJK stand in for Apple SD Gothic Neo.
///
/// Measured in ten lines of pictures of iOS 26, in regular, semibold and bold: Apple's syllables are lower and narrower,
/// stand lower, and their semibold and bold stems are thinner. Noto has a regular and a bold face.
enum HangulShape {
  private static let width = 0.965
  private static let height = 0.965

  /// How much lower the syllables are, in em.
  private static let drop = 0.006

  /// How much thinner a stem is at each side than in the bold face, in em.
  private static func thinning(weight: Int) -> Double {
    switch weight {
    case ..<600: 0
    case ..<700: 0.009
    case ..<800: 0.005
    default: 0
    }
  }

  /// - Parameters:
  ///   - size: The size of the font in points.
  ///   - weight: The weight that the text asks for, 100...900.
  static func stretch(size: Double, weight: Int) -> GlyphStretch {
    var stretch = GlyphStretch(above: height, below: height)
    stretch.across = width
    stretch.drop = drop * size
    stretch.thinning = thinning(weight: weight) * size
    return stretch
  }
}
