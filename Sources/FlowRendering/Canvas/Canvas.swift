import CPangoCairo
import Foundation

/// Paints into a bitmap: input in points, output in pixels, y down.
package final class Canvas {
  package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The greatest width and height of a picture in pixels, the limit of cairo's surfaces.
  package static let lengthLimit = 32_767

  package let size: CGSize
  /// The number of pixels per point.
  package let scale: Double

  /// The surfaces being painted: the canvas's own, then one for each open layer.
  var layers: [CanvasLayer]

  /// The cairo context of the innermost layer.
  var context: OpaquePointer { layers[layers.count - 1].context }

  /// Creates a canvas of `size` points, rounded up to whole pixels.
  package init(size: CGSize, scale: Double, background: RenderColor = .clear) {
    self.size = size
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    let width = Self.pixels(Double(size.width) * self.scale)
    let height = Self.pixels(Double(size.height) * self.scale)
    let layer = CanvasLayer(PixelRect(x: 0, y: 0, width: width, height: height))
    cairo_scale(layer.context, self.scale, self.scale)
    layers = [layer]
    if background.alpha > 0 {
      cairo_set_source(context, background)
      cairo_paint(context)
    }
  }

  private static func pixels(_ length: Double) -> Int {
    // Half a thousandth is the tolerance for rounding errors.
    guard length > 0.0005 else { return 0 }
    return min(lengthLimit, Int(bounded: (length - 0.0005).rounded(.up)))
  }

  // MARK: State

  package func save() {
    layers[layers.count - 1].saves += 1
    cairo_save(context)
  }

  /// Restores the state of the last `save` in this layer; does nothing without one.
  package func restore() {
    let layer = layers[layers.count - 1]
    guard layer.saves > 0 else { return }
    layer.saves -= 1
    cairo_restore(layer.context)
  }

  /// Applies `transform` to subsequent drawing, before the existing transforms.
  package func concatenate(_ transform: RenderTransform) {
    // cairo stops after a matrix that flattens the plane; nothing is visible through one anyway.
    guard abs(transform.determinant) > 1e-12, transform.determinant.isFinite, transform.tx.isFinite,
      transform.ty.isFinite
    else {
      cairo_rectangle(context, 0, 0, 0, 0)
      cairo_clip(context)
      return
    }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(context, &matrix)
  }

  /// Clips subsequent drawing to the inside of a path.
  package func clip(to path: RenderPath, evenOdd: Bool = false, antialias: Bool = true) {
    cairo_new_path(context)
    cairo_append(context, path)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
  }

  // MARK: Result

  /// Returns the painted content, without open layers.
  package func makeBitmap() -> Bitmap {
    layers[0].makeBitmap()
  }
}
