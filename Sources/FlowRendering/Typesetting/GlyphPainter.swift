import CPangoCairo
import Foundation

/// Paints glyphs as filled outlines, and emoji as scaled bitmaps, both straight from the font file by HarfBuzz.
///
/// cairo's own glyph drawing is not used: before version 1.17 it has no sub-pixel positions, so that pixels would depend
/// on the library's version, and it is not safe on several threads at once (see `Typesetter`).
final class GlyphPainter {
  private let functions: OpaquePointer
  /// Decoded pictures of the colour font, by glyph.
  private var pictures: [UInt32: Bitmap] = [:]

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        cairo_move_to(sink.pointee.context, sink.pointee.x(x), sink.pointee.y(y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        cairo_line_to(sink.pointee.context, sink.pointee.x(x), sink.pointee.y(y))
      }, nil, nil)
    // HarfBuzz turns quadratic curves into cubic ones where only these are asked for.
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        cairo_curve_to(
          sink.pointee.context, sink.pointee.x(x1), sink.pointee.y(y1), sink.pointee.x(x2), sink.pointee.y(y2),
          sink.pointee.x(x), sink.pointee.y(y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        cairo_close_path(sink.pointee.context)
      }, nil, nil)
  }

  deinit {
    hb_draw_funcs_destroy(functions)
  }

  /// Where a glyph's outline goes.
  private struct Sink {
    let context: OpaquePointer
    var originX: Double
    var originY: Double

    func x(_ units: Float) -> Double { originX + Double(units) / PangoUnits.perPoint }
    func y(_ units: Float) -> Double { originY - Double(units) / PangoUnits.perPoint }
  }

  /// Paints the glyphs of a run with their origin on the baseline at a point.
  func draw(_ item: UnsafeMutablePointer<PangoGlyphItem>, on canvas: Canvas, x: Double, y: Double, paint: RenderPaint) {
    guard let font = item.pointee.item.pointee.analysis.font, let shaper = pango_font_get_hb_font(font) else { return }
    let isColored = hb_ot_color_has_png(hb_font_get_face(shaper)) != 0
    let string = item.pointee.glyphs.pointee
    let context = canvas.context
    cairo_new_path(context)
    var sink = Sink(context: context, originX: x, originY: y)
    var advance: Int32 = 0
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      sink.originX = x + PangoUnits.points(advance + info.geometry.x_offset)
      sink.originY = y + PangoUnits.points(info.geometry.y_offset)
      advance += info.geometry.width
      if info.glyph == Self.emptyGlyph { continue }
      if info.glyph & Self.unknownGlyph != 0 {
        addBox(at: sink, width: PangoUnits.points(info.geometry.width))
      } else if isColored, drawPicture(of: info.glyph, shaper: shaper, on: canvas, at: sink) {
        continue
      } else {
        withUnsafeMutablePointer(to: &sink) { hb_font_get_glyph_shape(shaper, info.glyph, functions, $0) }
      }
    }
    canvas.withSource(paint) { cairo_fill(context) }
  }

  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  private static let unknownGlyph: PangoGlyph = 0x1000_0000

  /// The frame of a character that no font has.
  private func addBox(at sink: Sink, width: Double) {
    let inset = width * 0.1
    let line = max(0.5, width * 0.08)
    let box = CGRect(
      x: sink.originX + inset, y: sink.originY - width * 1.1, width: width - 2 * inset, height: width * 1.1)
    cairo_append(sink.context, .rect(box))
    // The other way round, so that the inside stays empty.
    let inner = box.insetBy(dx: line, dy: line)
    cairo_append(
      sink.context,
      RenderPath(elements: [
        .move(CGPoint(x: inner.minX, y: inner.minY)), .line(CGPoint(x: inner.minX, y: inner.maxY)),
        .line(CGPoint(x: inner.maxX, y: inner.maxY)), .line(CGPoint(x: inner.maxX, y: inner.minY)), .close,
      ]))
  }

  /// Draws a glyph that is a picture; false when it is none.
  private func drawPicture(of glyph: UInt32, shaper: OpaquePointer, on canvas: Canvas, at sink: Sink) -> Bool {
    var extents = hb_glyph_extents_t()
    guard let picture = picture(of: glyph, shaper: shaper), hb_font_get_glyph_extents(shaper, glyph, &extents) != 0
    else { return false }
    let rect = CGRect(
      x: sink.x(Float(extents.x_bearing)), y: sink.y(Float(extents.y_bearing)),
      width: PangoUnits.points(extents.width), height: -PangoUnits.points(extents.height))
    // Drawing a picture sets a path of its own.
    let outlines = cairo_copy_path(canvas.context)
    canvas.draw(picture, in: rect)
    cairo_new_path(canvas.context)
    cairo_append_path(canvas.context, outlines)
    cairo_path_destroy(outlines)
    return true
  }

  private func picture(of glyph: UInt32, shaper: OpaquePointer) -> Bitmap? {
    if let picture = pictures[glyph] { return picture }
    guard let blob = hb_ot_color_glyph_reference_png(shaper, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      let picture = try? Bitmap(pngData: Data(bytes: bytes, count: Int(length)))
    else { return nil }
    pictures[glyph] = picture
    return picture
  }
}
