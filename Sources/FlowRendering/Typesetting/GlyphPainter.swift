import CPangoCairo
import Foundation

/// Paints glyphs from their outlines, and emoji as scaled bitmaps; HarfBuzz reads both from the font file.
///
/// An emoji keeps its colors, with the opacity of its text's color.
///
/// cairo's own glyph drawing is not used: before version 1.17 it has no sub-pixel positions, so that pixels would
/// depend on the library's version, and it is not thread-safe (see `Typesetter`).
final class GlyphPainter {
  private let pen: GlyphOutlinePen
  private let masks: GlyphMaskCache
  private let pictures = GlyphPictures()

  init() {
    pen = GlyphOutlinePen()
    masks = GlyphMaskCache(pen: pen)
  }

  /// Paints the glyphs of a run with their origin at a point on the baseline.
  func draw(_ run: GlyphRun, on canvas: Canvas, x: Double, y: Double, paint: RenderPaint) {
    guard let face = run.face, let request = run.font else { return }
    let shaper = face.shaper
    let stretch = request.stretch(of: shaper, isHangul: run.isHangul)
    if hb_ot_color_has_png(hb_font_get_face(shaper)) != 0 {
      drawPictures(of: run, shaper: shaper, on: canvas, x: x, y: y, opacity: paint.opacity)
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.context, &matrix)
    var scale: Int32 = 0
    hb_font_get_scale(shaper, nil, &scale)
    let pixelsPerEm = PangoUnits.points(scale) * max(abs(matrix.xx), abs(matrix.yy))
    let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
    if isUpright, pixelsPerEm <= Self.largestMask {
      drawMasks(of: run, face: face, stretch: stretch, on: canvas, x: x, y: y, matrix: matrix, paint: paint)
    } else {
      // As with masks, an upright baseline is on a whole pixel.
      let row = isUpright ? ((y * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy : y
      drawOutlines(of: run, shaper: shaper, stretch: stretch, on: canvas, x: x, y: row, paint: paint)
    }
  }

  /// The size limit of cached masks: larger glyphs are rare, and their masks would take too much memory.
  private static let largestMask = 160.0

  private func drawMasks(
    of run: GlyphRun, face: FontFace, stretch: GlyphStretch, on canvas: Canvas, x: Double, y: Double,
    matrix: cairo_matrix_t, paint: RenderPaint
  ) {
    let context = canvas.context
    cairo_new_path(context)
    addBoxes(of: run, to: context, x: x, y: y)
    canvas.withSource(paint) {
      cairo_fill(context)
      cairo_save(context)
      cairo_identity_matrix(context)
      let steps = Double(GlyphMaskCache.steps)
      Self.forEachGlyph(of: run) { glyph, offsetX, offsetY, _ in
        guard glyph & TextGlyph.unknownBit == 0 else { return }
        let place = ((x + offsetX) * matrix.xx + matrix.x0) * steps
        let row = ((y + offsetY * stretch.factor(-offsetY)) * matrix.yy + matrix.y0).rounded()
        // Positions far outside are invisible and would overflow an integer.
        guard abs(place) < 1e8, abs(row) < 1e8 else { return }
        let quarter = Int(place.rounded())
        let column = quarter >> 2
        let mask = masks.mask(
          of: glyph, face: face, stretch: stretch, scaleX: matrix.xx, scaleY: matrix.yy, step: quarter & 3)
        guard let mask else { return }
        cairo_mask_surface(context, mask.surface, Double(column + mask.left), row + Double(mask.top))
      }
      cairo_restore(context)
    }
  }

  private func drawOutlines(
    of run: GlyphRun, shaper: OpaquePointer, stretch: GlyphStretch, on canvas: Canvas, x: Double, y: Double,
    paint: RenderPaint
  ) {
    let context = canvas.context
    if stretch.thinning > 0 {
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      cairo_set_source_rgba(context, 0, 0, 0, 1)
    }
    cairo_new_path(context)
    addBoxes(of: run, to: context, x: x, y: y)
    Self.forEachGlyph(of: run) { glyph, offsetX, offsetY, _ in
      guard glyph & TextGlyph.unknownBit == 0 else { return }
      pen.add(
        glyph, of: shaper, to: context, x: x + offsetX, y: y + offsetY * stretch.factor(-offsetY), stretch: stretch)
    }
    guard stretch.thinning > 0 else { return canvas.withSource(paint) { cairo_fill(context) } }
    GlyphOutlinePen.fill(context, thinning: stretch.thinning)
    guard let mask = cairo_pop_group(context) else { return }
    canvas.withSource(paint) { cairo_mask(context, mask) }
    cairo_pattern_destroy(mask)
  }

  private func drawPictures(
    of run: GlyphRun, shaper: OpaquePointer, on canvas: Canvas, x: Double, y: Double, opacity: Double
  ) {
    Self.forEachGlyph(of: run) { glyph, offsetX, offsetY, _ in
      guard glyph & TextGlyph.unknownBit == 0, let picture = pictures.picture(of: glyph, shaper: shaper) else { return }
      canvas.draw(picture.bitmap, in: picture.box.offsetBy(dx: x + offsetX, dy: y + offsetY), opacity: opacity)
    }
  }

  /// Adds frames for characters without a glyph.
  private func addBoxes(of run: GlyphRun, to context: OpaquePointer, x: Double, y: Double) {
    Self.forEachGlyph(of: run) { glyph, offsetX, offsetY, width in
      guard glyph & TextGlyph.unknownBit != 0 else { return }
      let line = max(0.5, width * 0.08)
      let box = CGRect(
        x: x + offsetX + width * 0.1, y: y + offsetY - width * 1.1, width: width * 0.8, height: width * 1.1)
      let inner = box.insetBy(dx: line, dy: line)
      cairo_append(context, .rect(box))
      // The opposite direction keeps the inside empty.
      let hole = RenderTransform(a: -1, tx: Double(inner.minX + inner.maxX))
      cairo_append(context, RenderPath.rect(inner).transformed(by: hole))
    }
  }

  /// Calls `body` with each drawn glyph, its position relative to the run's origin, and its width.
  private static func forEachGlyph(of run: GlyphRun, _ body: (UInt32, Double, Double, Double) -> Void) {
    var advance: Int32 = 0
    for glyph in run.glyphs {
      if glyph.id != TextGlyph.empty {
        body(
          glyph.id, PangoUnits.points(advance &+ glyph.x), PangoUnits.points(glyph.y), PangoUnits.points(glyph.advance))
      }
      advance &+= glyph.advance
    }
  }
}
