import CPangoCairo
import Foundation

/// The pictures of a color font, decoded once.
final class GlyphPictures {
  struct Picture {
    var bitmap: Bitmap
    /// The bounds in points, relative to the glyph's origin on the baseline.
    var box: CGRect
  }

  /// The bitmaps by glyph: there is one color font.
  private var bitmaps: [UInt32: Bitmap] = [:]

  /// A glyph's picture at the size of the font, or `nil` if it has none.
  func picture(of glyph: UInt32, shaper: OpaquePointer) -> Picture? {
    var extents = hb_glyph_extents_t()
    guard let bitmap = bitmap(of: glyph, shaper: shaper), hb_font_get_glyph_extents(shaper, glyph, &extents) != 0
    else { return nil }
    let box = CGRect(
      x: PangoUnits.points(extents.x_bearing), y: -PangoUnits.points(extents.y_bearing),
      width: PangoUnits.points(extents.width), height: -PangoUnits.points(extents.height))
    return Picture(bitmap: bitmap, box: box)
  }

  private func bitmap(of glyph: UInt32, shaper: OpaquePointer) -> Bitmap? {
    if let bitmap = bitmaps[glyph] { return bitmap }
    guard let blob = hb_ot_color_glyph_reference_png(shaper, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      let bitmap = try? Bitmap(pngData: Data(bytes: bytes, count: Int(length)))
    else { return nil }
    bitmaps[glyph] = bitmap
    return bitmap
  }
}
