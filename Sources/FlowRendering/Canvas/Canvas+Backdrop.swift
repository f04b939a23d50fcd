import CPangoCairo
import Foundation

extension Canvas {
  /// Makes what has been painted into the innermost layer, blurred and tinted, the source for the time of the call.
  func withBackdrop(blurRadius: Double, tint: RenderColor, opacity: Double, _ body: () -> Void) {
    let toDevice = deviceTransform
    let layer = layers[layers.count - 1]
    let area = PixelRect(covering: toDevice.apply(to: visibleArea)).intersection(layer.frame)
    guard let backdrop = Backdrop(of: layer, area: area, deviation: blurRadius * deviceScale) else { return }
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
}

/// A part of a layer, blurred. A blurred picture has no details, so it is made of few pixels.
private final class Backdrop {
  let surface: OpaquePointer

  /// Where the layer's pixels are in the surface.
  let fromDevice: cairo_matrix_t

  private let context: OpaquePointer

  /// - Parameters:
  ///   - area: The part, in the layer's pixels.
  ///   - deviation: The standard deviation of the blur, in the layer's pixels.
  init?(of layer: CanvasLayer, area: PixelRect, deviation: Double) {
    guard !area.isEmpty, deviation.isFinite else { return nil }
    let step = max(1, Int(bounded: min(64, deviation / 4)))
    let blur = BoxBlur(deviation: deviation / Double(step))
    let margin = blur.reach + 1
    let width = (area.width + step - 1) / step + 2 * margin
    let height = (area.height + step - 1) / step + 2 * margin
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
    let scale = 1 / Double(step)
    fromDevice = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: Double(margin) - Double(area.x) * scale,
      y0: Double(margin) - Double(area.y) * scale)
    copy(layer)
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

  /// Beyond the layer's edge its last pixels go on, so that the blur does not fade there.
  private func copy(_ layer: CanvasLayer) {
    var matrix = fromDevice
    cairo_save(context)
    cairo_set_matrix(context, &matrix)
    cairo_surface_flush(layer.surface)
    cairo_set_source_surface(context, layer.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_restore(context)
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
