import CPangoCairo
import Foundation

extension Canvas {
  /// Makes a paint the source for the duration of the call.
  func withSource(_ paint: RenderPaint, _ body: () -> Void) {
    switch paint {
    case .color(let color):
      cairo_set_source(context, color)
      body()
    case .linearGradient(let stops, let start, let end):
      guard start != end else { return withLastColor(of: stops, body) }
      withGradient(
        cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), stops, body)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      withRadial(stops, center: center, radii: CGSize(width: 1, height: 1), from: startRadius, to: endRadius, body)
    case .ellipticalGradient(let stops, let center, let radii, let startFraction, let endFraction):
      withRadial(stops, center: center, radii: radii, from: startFraction, to: endFraction, body)
    case .angularGradient(let stops, let center, let start, let end):
      withAngular(AngularGradient(stops: stops, center: center, start: start, end: end), body)
    case .tile(let bitmap, let origin, let scale):
      withTile(bitmap, origin: origin, scale: scale, body)
    case .backdrop(let blurRadius, let saturation, let tint, let opacity):
      withBackdrop(blurRadius: blurRadius, saturation: saturation, tint: tint, opacity: opacity, body)
    }
  }

  func use(_ pattern: OpaquePointer?, _ body: () -> Void) {
    guard let pattern else { return }
    cairo_set_source(context, pattern)
    body()
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_pattern_destroy(pattern)
  }

  private func withGradient(_ pattern: OpaquePointer?, _ stops: [RenderGradientStop], _ body: () -> Void) {
    for stop in GradientStops.normalized(stops) {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    use(pattern, body)
  }

  /// A gradient of zero length has its last color everywhere.
  private func withLastColor(of stops: [RenderGradientStop], _ body: () -> Void) {
    cairo_set_source(context, stops.last?.color ?? .clear)
    body()
  }

  private func withRadial(
    _ stops: [RenderGradientStop], center: CGPoint, radii: CGSize, from start: Double, to end: Double,
    _ body: () -> Void
  ) {
    guard start != end, radii.width > 0, radii.height > 0, start.isFinite, end.isFinite else {
      return withLastColor(of: stops, body)
    }
    // cairo's circles must grow.
    let isReversed = end < start
    let pattern = cairo_pattern_create_radial(0, 0, max(0, min(start, end)), 0, 0, max(0, max(start, end)))
    var matrix = cairo_matrix_t(
      xx: 1 / Double(radii.width), yx: 0, xy: 0, yy: 1 / Double(radii.height),
      x0: -Double(center.x) / Double(radii.width), y0: -Double(center.y) / Double(radii.height))
    cairo_pattern_set_matrix(pattern, &matrix)
    withGradient(pattern, isReversed ? GradientStops.reversed(stops) : stops, body)
  }

  private func withAngular(_ gradient: AngularGradient, _ body: () -> Void) {
    // Computes only the visible part, at the resolution of the device.
    let area = visibleArea
    let (left, top) = (Double(area.minX), Double(area.minY))
    let (right, bottom) = (Double(area.maxX), Double(area.maxY))
    let density = max(0.01, deviceScale)
    let width = Int(bounded: min(8192, ((right - left) * density).rounded(.up)))
    let height = Int(bounded: min(8192, ((bottom - top) * density).rounded(.up)))
    guard width > 0, height > 0 else { return body() }
    let bitmap = gradient.bitmap(
      width: width, height: height, origin: CGPoint(x: left, y: top), pixelsPerPoint: density)
    bitmap.withSurface { surface in
      let pattern = cairo_pattern_create_for_surface(surface)
      var matrix = cairo_matrix_t(xx: density, yx: 0, xy: 0, yy: density, x0: -left * density, y0: -top * density)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      use(pattern, body)
    }
  }

  /// The largest area that the path can paint, in user space: the clip if there is no path.
  var visibleArea: CGRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    var pathLeft = 0.0
    var pathTop = 0.0
    var pathRight = 0.0
    var pathBottom = 0.0
    cairo_stroke_extents(context, &pathLeft, &pathTop, &pathRight, &pathBottom)
    if pathRight > pathLeft, pathBottom > pathTop {
      left = max(left, pathLeft - 1)
      top = max(top, pathTop - 1)
      right = min(right, pathRight + 1)
      bottom = min(bottom, pathBottom + 1)
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private func withTile(_ bitmap: Bitmap, origin: CGPoint, scale: Double, _ body: () -> Void) {
    guard scale > 0, bitmap.width > 0, bitmap.height > 0 else { return }
    bitmap.withSurface { surface in
      let pattern = cairo_pattern_create_for_surface(surface)
      var matrix = cairo_matrix_t(
        xx: scale, yx: 0, xy: 0, yy: scale, x0: -Double(origin.x) * scale, y0: -Double(origin.y) * scale)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      use(pattern, body)
    }
  }
}
