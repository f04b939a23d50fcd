import CPangoCairo
import Foundation

extension Canvas {
  /// Makes a blurred, saturated and tinted copy of the content so far the source for the duration of the call.
  func withBackdrop(
    blurRadius: Double, saturation: Double, tint: RenderColor, opacity: Double, _ body: () -> Void
  ) {
    let toDevice = deviceTransform
    let area = PixelRect(covering: toDevice.apply(to: visibleArea)).intersection(layers[layers.count - 1].frame)
    guard let backdrop = Backdrop(of: layersInSight, area: area, deviation: blurRadius * deviceScale) else { return }
    backdrop.saturate(saturation)
    backdrop.add(tint, opacity: opacity)
    guard let pattern = cairo_pattern_create_for_surface(backdrop.surface) else { return }
    var matrix = cairo_matrix_t(toDevice)
    var fromDevice = backdrop.fromDevice
    var fromUser = cairo_matrix_t()
    cairo_matrix_multiply(&fromUser, &matrix, &fromDevice)
    cairo_pattern_set_matrix(pattern, &fromUser)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    use(pattern, body)
  }

  /// The innermost layer and the layers visible through it, the lowest first.
  private var layersInSight: ArraySlice<CanvasLayer> {
    layers[(layers.lastIndex { $0.hidesLayersBelow } ?? 0)...]
  }
}

/// The blurred content of a part of some layers. A blurred picture has no details, so few pixels suffice.
private final class Backdrop {
  let surface: OpaquePointer

  /// The transform from the layers' pixels to those of the surface.
  let fromDevice: cairo_matrix_t

  private let context: OpaquePointer

  private let size: (width: Int, height: Int)

  /// - Parameters:
  ///   - layers: The layers, the lowest first.
  ///   - area: The part, in the layers' pixels.
  ///   - deviation: The standard deviation of the blur, in the layers' pixels.
  init?(of layers: ArraySlice<CanvasLayer>, area: PixelRect, deviation: Double) {
    guard !area.isEmpty, deviation.isFinite else { return nil }
    var halvings = 0
    while halvings < 6, deviation / Double(2 << halvings) >= 4 { halvings += 1 }
    let step = 1 << halvings
    let blur = BoxBlur(deviation: deviation / Double(step))
    let margin = blur.reach + 1
    let width = (area.width + step - 1) / step + 2 * margin
    let height = (area.height + step - 1) / step + 2 * margin
    let scale = 1 / Double(step)
    fromDevice = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: Double(margin) - Double(area.x) * scale,
      y0: Double(margin) - Double(area.y) * scale)
    for layer in layers { cairo_surface_flush(layer.surface) }
    // Copies the part, then halves its size repeatedly: each pixel is the mean of four.
    var half = cairo_matrix_t(xx: 0.5, yx: 0, xy: 0, yy: 0.5, x0: 0, y0: 0)
    let firstScale = halvings > 0 ? 0.5 : 1.0
    var first = cairo_matrix_t(
      xx: firstScale, yx: 0, xy: 0, yy: firstScale, x0: firstScale * Double(margin * step - area.x),
      y0: firstScale * Double(margin * step - area.y))
    let start = max(halvings - 1, 0)
    guard
      var surface = Self.copy(of: layers.map(\.surface), width: width << start, height: height << start, &first)
    else { return nil }
    for level in 1..<max(halvings, 1) {
      let (width, height) = (width << (start - level), height << (start - level))
      let smaller = Self.copy(of: [surface], width: width, height: height, &half)
      cairo_surface_destroy(surface)
      guard let smaller else { return nil }
      surface = smaller
    }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
    size = (width, height)
    cairo_surface_flush(surface)
    if let data = cairo_image_surface_get_data(surface) {
      data.withMemoryRebound(to: UInt32.self, capacity: width * height) {
        blur.blur($0, width: width, height: height, stride: width)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Composites surfaces into a new one under a transform. Beyond an edge of the lowest surface its last pixels repeat,
  /// so that the blur does not fade there.
  private static func copy(
    of sources: [OpaquePointer], width: Int, height: Int, _ transform: inout cairo_matrix_t
  ) -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_set_matrix(context, &transform)
    for (index, source) in sources.enumerated() {
      cairo_set_source_surface(context, source, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(context), index == 0 ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
      cairo_set_operator(context, index == 0 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
      cairo_paint(context)
    }
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return surface
  }

  /// Increases the saturation of colors, or decreases it below 1.
  func saturate(_ amount: Double) {
    guard amount != 1, let data = cairo_image_surface_get_data(surface) else { return }
    let matrix = RenderColorMatrix.saturation(Float(amount))
    data.withMemoryRebound(to: UInt32.self, capacity: size.width * size.height) {
      matrix.apply(to: $0, count: size.width * size.height)
    }
    cairo_surface_mark_dirty(surface)
  }

  func add(_ tint: RenderColor, opacity: Double) {
    cairo_set_source(context, tint)
    cairo_paint(context)
    guard opacity < 1 else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(context, 0, 0, 0, max(0, opacity))
    cairo_paint(context)
  }
}
