import CPangoCairo

/// San Francisco's ellipsis, made of another font's full stops: its dots are closer together than Inter's.
enum Ellipsis {
  /// The distance between dots, in em: 0.1895 in regular and 0.2085 in semibold, measured at 49, 53 and 60 points.
  static func step(weight: Int) -> Double { 0.1895 + 0.019 * Double(max(0, weight - 400)) / 200 }

  /// The additional space at both ends, in em (measured there too).
  private static let side = 0.022

  /// Replaces an ellipsis with three full stops.
  ///
  /// - Returns: Whether the font has them.
  static func narrow(_ item: UnsafeMutablePointer<PangoGlyphItem>, size: Double, weight: Int, spacing: Int32) -> Bool {
    guard let font = item.pointee.item.pointee.analysis.font, let stop = stop(of: font) else { return false }
    let cell = PangoUnits.units(step(weight: weight) * size)
    let side = PangoUnits.units(side * size)
    let offset = (cell - stop.width) / 2
    let place = item.pointee.glyphs.pointee.log_clusters[0]
    pango_glyph_string_set_size(item.pointee.glyphs, 3)
    guard let glyphs = item.pointee.glyphs.pointee.glyphs else { return false }
    for index in 0..<3 {
      glyphs[index].glyph = stop.glyph
      glyphs[index].geometry.width = cell + (index == 0 ? side : 0) + (index == 2 ? side + spacing : 0)
      glyphs[index].geometry.x_offset = offset + (index == 0 ? side : 0)
      glyphs[index].geometry.y_offset = 0
      glyphs[index].attr.is_cluster_start = index == 0 ? 1 : 0
      item.pointee.glyphs.pointee.log_clusters[index] = place
    }
    return true
  }

  /// The difference between a font's ellipsis and the narrower one, in Pango's units; 0 if it is not narrower.
  static func saving(of font: UnsafeMutablePointer<PangoFont>, size: Double, weight: Int) -> Int32 {
    guard let own = glyph("\u{2026}", of: font), stop(of: font) != nil else { return 0 }
    return max(0, own.width - PangoUnits.units((3 * step(weight: weight) + 2 * side) * size))
  }

  private static func stop(of font: UnsafeMutablePointer<PangoFont>) -> (glyph: PangoGlyph, width: Int32)? {
    glyph(".", of: font)
  }

  private static func glyph(
    _ character: Unicode.Scalar, of font: UnsafeMutablePointer<PangoFont>
  ) -> (glyph: PangoGlyph, width: Int32)? {
    var glyph: hb_codepoint_t = 0
    guard let shaper = pango_font_get_hb_font(font), hb_font_get_nominal_glyph(shaper, character.value, &glyph) != 0
    else { return nil }
    var extents = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph, nil, &extents)
    return (glyph, extents.width)
  }
}
