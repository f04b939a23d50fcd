import CPangoCairo

/// The factors that give the glyphs of a font the heights of another font's, and what else its outlines need.
struct GlyphStretch: Hashable {
  /// The factor for everything above the baseline.
  var above = 1.0
  /// The factor for everything below the baseline.
  var below = 1.0

  /// The factor for widths; the advance of a glyph does not change.
  var across = 1.0

  /// How much further right the glyphs are, in points.
  var shift = 0.0

  /// How much lower the glyphs are, in points.
  var drop = 0.0

  /// How much is taken away inside of the outlines, in points.
  var thinning = 0.0

  static let none = GlyphStretch()

  /// The height above the baseline of a point of an unstretched glyph.
  func height(_ height: Double) -> Double { height * factor(height) - drop }

  /// The factor for a height above the baseline.
  func factor(_ height: Double) -> Double { height > 0 ? above : below }
}

extension GlyphStretch {
  /// The factors that make the capitals and the descenders of a font as long as given, in points.
  init(capitals: Double, descenders: Double, of font: OpaquePointer) {
    above = Self.extents(of: "H", in: font).map { capitals / PangoUnits.points($0.y_bearing) } ?? 1
    below = Self.extents(of: "p", in: font).map { -descenders / PangoUnits.points($0.y_bearing + $0.height) } ?? 1
    if !(0.5...2).contains(above) { above = 1 }
    if !(0.5...2).contains(below) { below = 1 }
  }

  private static func extents(of character: Unicode.Scalar, in font: OpaquePointer) -> hb_glyph_extents_t? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    return extents
  }
}
