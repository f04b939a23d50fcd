import CPangoCairo

/// Appends glyph outlines, which HarfBuzz reads from the font file, to the path of a cairo context.
final class GlyphOutlinePen {
  private let functions: OpaquePointer

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
    // HarfBuzz converts quadratic curves to cubic ones if only these are requested.
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

  /// The destination of a glyph's outline.
  private struct Sink {
    let context: OpaquePointer
    let originX: Double
    let originY: Double
    let stretch: GlyphStretch

    func x(_ units: Float) -> Double { originX + stretch.shift + stretch.across * Double(units) / PangoUnits.perPoint }
    func y(_ units: Float) -> Double { originY - stretch.height(Double(units) / PangoUnits.perPoint) }
  }

  /// Appends the outline of a glyph with its origin at a point.
  func add(
    _ glyph: UInt32, of shaper: OpaquePointer, to context: OpaquePointer, x: Double, y: Double, stretch: GlyphStretch
  ) {
    var sink = Sink(context: context, originX: x, originY: y, stretch: stretch)
    withUnsafeMutablePointer(to: &sink) { hb_font_get_glyph_shape(shaper, glyph, functions, $0) }
  }

  /// Fills the path of a context that shows a mask, without the edges that are taken away.
  static func fill(_ context: OpaquePointer, thinning: Double) {
    guard thinning > 0 else { return cairo_fill(context) }
    cairo_fill_preserve(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_line_width(context, 2 * thinning)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(context, [], 0, 0)
    cairo_stroke(context)
  }
}
