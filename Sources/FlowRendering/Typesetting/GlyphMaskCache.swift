import CPangoCairo

/// A cache of rasterised glyphs of upright text: rasterising outlines is most of the work of drawing a screen.
///
/// A mask has one of four horizontal positions within a pixel, and a whole vertical one. Every upright glyph is
/// positioned this way, cached or not, so that pixels do not depend on earlier drawing.
final class GlyphMaskCache {
  /// The coverage of a glyph, and the offset of its top left pixel from the pixel of its origin.
  final class Mask {
    let surface: OpaquePointer
    let left: Int
    let top: Int

    fileprivate init(surface: OpaquePointer, left: Int, top: Int) {
      self.surface = surface
      self.left = left
      self.top = top
    }

    deinit {
      cairo_surface_destroy(surface)
    }
  }

  /// The number of positions within a pixel.
  static let steps = 4

  private struct Key: Hashable {
    var glyph: UInt32
    var step: Int
    var stretch: GlyphStretch
    var scaleX: Double
    var scaleY: Double
  }

  /// The masks of a font, which is retained so that no other font can have its address.
  private final class Font {
    let face: FontFace
    var masks: [Key: Mask?] = [:]

    init(_ face: FontFace) {
      self.face = face
    }
  }

  private var fonts: [UnsafeMutablePointer<PangoFont>: Font] = [:]
  private var lastFont: Font?
  private var bytes = 0
  private let pen: GlyphOutlinePen

  private static let byteLimit = 24 << 20

  init(pen: GlyphOutlinePen) {
    self.pen = pen
  }

  /// The mask of a glyph, or `nil` for a glyph without ink.
  func mask(
    of glyph: UInt32, face: FontFace, stretch: GlyphStretch, scaleX: Double, scaleY: Double, step: Int
  ) -> Mask? {
    let font = font(face)
    let key = Key(glyph: glyph, step: step, stretch: stretch, scaleX: scaleX, scaleY: scaleY)
    if let mask = font.masks[key] { return mask }
    let mask = rasterise(glyph, shaper: face.shaper, stretch: stretch, scaleX: scaleX, scaleY: scaleY, step: step)
    font.masks[key] = .some(mask)
    if bytes > Self.byteLimit {
      fonts.removeAll()
      lastFont = nil
      bytes = 0
    }
    return mask
  }

  private func font(_ face: FontFace) -> Font {
    if let lastFont, lastFont.face.pointer == face.pointer { return lastFont }
    let font = fonts[face.pointer] ?? Font(face)
    fonts[face.pointer] = font
    lastFont = font
    return font
  }

  private func rasterise(
    _ glyph: UInt32, shaper: OpaquePointer, stretch: GlyphStretch, scaleX: Double, scaleY: Double, step: Int
  ) -> Mask? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shaper, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    let shift = Double(step) / Double(Self.steps)
    // One more pixel on each side, because extents are rounded.
    let left =
      Int(((PangoUnits.points(extents.x_bearing) * stretch.across + stretch.shift) * scaleX + shift).rounded(.down)) - 1
    let highest = stretch.height(PangoUnits.points(extents.y_bearing))
    let lowest = stretch.height(PangoUnits.points(extents.y_bearing + extents.height))
    let top = Int((-highest * scaleY).rounded(.down)) - 1
    let width = Int((PangoUnits.points(extents.width) * scaleX).rounded(.up)) + 4
    let height = Int(((highest - lowest) * scaleY).rounded(.up)) + 4
    guard width > 0, height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    let context: OpaquePointer = cairo_create(surface)
    cairo_translate(context, shift - Double(left), -Double(top))
    cairo_scale(context, scaleX, scaleY)
    pen.add(glyph, of: shaper, to: context, x: 0, y: 0, stretch: stretch)
    GlyphOutlinePen.fill(context, thinning: stretch.thinning)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    bytes += width * height + 200
    return Mask(surface: surface, left: left, top: top)
  }
}
