import CPangoCairo
import Foundation

extension cairo_matrix_t {
  init(_ transform: RenderTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}

/// Sets a color as the source, premultiplied and rounded to bytes.
///
/// Cairo cuts premultiplied components off to bytes instead, which makes translucent colors up to a level too light or
/// too dark. The middle of a byte's range is not cut off.
func cairo_set_source(_ context: OpaquePointer, _ color: RenderColor) {
  let pixel = color.premultipliedPixel
  func component(_ shift: UInt32) -> Double { (Double(pixel >> shift & 255) + 0.5) / 256 }
  let alpha = pixel >> 24 == 255 ? 1 : component(24)
  guard pixel >> 24 > 0 else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
  cairo_set_source_rgba(context, component(16) / alpha, component(8) / alpha, component(0) / alpha, alpha)
}

/// Appends a path to the context's current one, without the elements whose points cairo cannot represent.
func cairo_append(_ context: OpaquePointer, _ path: RenderPath) {
  for element in path.elements {
    switch element {
    case .move(let point):
      guard point.isDrawable else { continue }
      cairo_move_to(context, Double(point.x), Double(point.y))
    case .line(let point):
      guard point.isDrawable else { continue }
      cairo_line_to(context, Double(point.x), Double(point.y))
    case .quad(let point, let control):
      guard point.isDrawable, control.isDrawable else { continue }
      var x = 0.0
      var y = 0.0
      cairo_get_current_point(context, &x, &y)
      let curve = CubicCurve(quadFrom: CGPoint(x: x, y: y), control: control, to: point)
      cairo_curve_to(
        context, Double(curve.control1.x), Double(curve.control1.y), Double(curve.control2.x),
        Double(curve.control2.y), Double(point.x), Double(point.y))
    case .curve(let point, let control1, let control2):
      guard point.isDrawable, control1.isDrawable, control2.isDrawable else { continue }
      cairo_curve_to(
        context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(point.x),
        Double(point.y))
    case .close:
      cairo_close_path(context)
    }
  }
}

extension CGPoint {
  /// Whether cairo can represent the point: its coordinates are 24-bit integers internally.
  fileprivate var isDrawable: Bool { abs(Double(x)) < 1e7 && abs(Double(y)) < 1e7 }
}

extension RenderBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension RenderStroke {
  func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, max(0, lineWidth))
    cairo_set_line_cap(
      context, cap == .round ? CAIRO_LINE_CAP_ROUND : cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      context,
      join == .round ? CAIRO_LINE_JOIN_ROUND : join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, miterLimit)
    // cairo enters an error state for negative or all-zero dashes, and does not terminate for tiny ones.
    let usable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.reduce(0, +) > 1e-4
    cairo_set_dash(context, usable ? dash : [], usable ? Int32(dash.count) : 0, dashPhase.isFinite ? dashPhase : 0)
  }
}
