import CPangoCairo
import Foundation

extension Canvas {
  package func fill(
    _ path: RenderPath, with paint: RenderPaint, evenOdd: Bool = false, antialias: Bool = true,
    edges: EdgeCoverage = .area
  ) {
    cairo_new_path(context)
    cairo_append(context, path)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if layers.count > 1 {
      var box = (0.0, 0.0, 0.0, 0.0)
      cairo_fill_extents(context, &box.0, &box.1, &box.2, &box.3)
      addInk(CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1))
    }
    withSource(paint) {
      if !antialias || !path.isCurved || !fillCurves(path, evenOdd: evenOdd, edges: edges) { cairo_fill(context) }
    }
  }

  /// Fills the context's path by measuring its edges; returns `false` if the path is too large for that.
  private func fillCurves(_ path: RenderPath, evenOdd: Bool, edges: EdgeCoverage) -> Bool {
    let context = context
    let coverage = CurveCoverage(
      pathOf: context, evenOdd: evenOdd, edges: edges == .area || path.isRoundedRectangle ? edges : .area,
      clip: clippedPixels)
    let isPainted = coverage?.paint(on: context) { rows in
      cairo_save(context)
      cairo_new_path(context)
      inPixels(context) {
        for row in rows {
          cairo_rectangle(context, Double(row.x), Double(row.y), Double(row.width), Double(row.height))
        }
      }
      cairo_clip(context)
      cairo_append(context, path)
      cairo_fill(context)
      cairo_restore(context)
    }
    if isPainted == true { cairo_new_path(context) }
    return isPainted == true
  }

  /// The pixels inside the clip.
  private var clippedPixels: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    inPixels(context) { cairo_clip_extents(context, &left, &top, &right, &bottom) }
    return PixelRect(covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  package func stroke(
    _ path: RenderPath, with paint: RenderPaint, stroke: RenderStroke, antialias: Bool = true
  ) {
    guard stroke.lineWidth > 0 else { return }
    let path = path.forStroking
    cairo_new_path(context)
    stroke.apply(to: context)
    cairo_set_antialias(context, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if Self.isLong(path, stroke) { return strokeInParts(path, with: paint, stroke: stroke) }
    cairo_append(context, path)
    if layers.count > 1 {
      var box = (0.0, 0.0, 0.0, 0.0)
      cairo_stroke_extents(context, &box.0, &box.1, &box.2, &box.3)
      addInk(CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1))
    }
    withSource(paint) { cairo_stroke(context) }
  }

  /// Draws a bitmap, stretched to fill `rect`.
  package func draw(
    _ bitmap: Bitmap, in rect: CGRect, interpolation: Interpolation = .medium, opacity: Double = 1
  ) {
    withPattern(of: bitmap, over: rect, interpolation) { pattern in
      cairo_save(context)
      cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(context)
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, min(1, max(0, opacity)))
      cairo_restore(context)
    }
  }

  /// Fills the opaque parts of a bitmap with a paint (template rendering).
  package func draw(
    template bitmap: Bitmap, in rect: CGRect, paint: RenderPaint, interpolation: Interpolation = .medium
  ) {
    withPattern(of: bitmap, over: rect, interpolation) { pattern in
      cairo_save(context)
      cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(context)
      withSource(paint) { cairo_mask(context, pattern) }
      cairo_restore(context)
    }
  }

  /// Draws a symbol, magnified, with its layout box at `origin`.
  package func draw(_ symbol: SymbolGlyph, at origin: CGPoint, magnification: Double = 1, paint: RenderPaint) {
    let place = RenderTransform(
      a: magnification, d: magnification, tx: Double(origin.x), ty: Double(origin.y))
    let isPlain = symbol.emphasis == 0 && !symbol.parts.contains { $0.erases }
    if isPlain {
      for part in symbol.parts { fill(part.path.transformed(by: place), with: paint) }
      return
    }
    let reach = symbol.emphasis * magnification
    addInk(
      CGRect(
        x: Double(origin.x) - reach, y: Double(origin.y) - reach,
        width: Double(symbol.size.width) * magnification + 2 * reach,
        height: Double(symbol.size.height) * magnification + 2 * reach))
    // Erasing must not affect the picture below: the symbol is composed separately, as a mask for the paint.
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_line_width(context, symbol.emphasis * magnification)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(context, [], 0, 0)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    for part in symbol.parts {
      cairo_set_operator(context, part.erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
      cairo_new_path(context)
      cairo_append(context, part.path.transformed(by: place))
      cairo_fill_preserve(context)
      if symbol.emphasis > 0 { cairo_stroke(context) }
    }
    cairo_new_path(context)
    guard let mask = cairo_pop_group(context) else { return }
    withSource(paint) { cairo_mask(context, mask) }
    cairo_pattern_destroy(mask)
  }

  private func withPattern(
    of bitmap: Bitmap, over rect: CGRect, _ interpolation: Interpolation, _ body: (OpaquePointer) -> Void
  ) {
    guard rect.width > 0, rect.height > 0, bitmap.width > 0, bitmap.height > 0 else { return }
    addInk(rect)
    bitmap.withSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      let horizontal = Double(bitmap.width) / Double(rect.width)
      let vertical = Double(bitmap.height) / Double(rect.height)
      var matrix = cairo_matrix_t(
        xx: horizontal, yx: 0, xy: 0, yy: vertical, x0: -Double(rect.minX) * horizontal,
        y0: -Double(rect.minY) * vertical)
      cairo_pattern_set_matrix(pattern, &matrix)
      // Beyond its edges a bitmap repeats its edge pixels, so that stretching does not fade the border.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let filter: cairo_filter_t =
        switch interpolation {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
      cairo_pattern_set_filter(pattern, filter)
      body(pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}

extension Bitmap {
  /// Lends the pixels to cairo, without copying, for the duration of the call.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, width > 0, height > 0 else { return }
      // cairo only reads the surface: nothing is ever painted into it.
      let data = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
      guard
        let surface = cairo_image_surface_create_for_data(
          data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      else { return }
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
