import CFlowSupport
import CPangoCairo
import Foundation

extension Canvas {
  /// Begins a projection: drawing until `endProjection` is painted flat and then shown through it.
  ///
  /// cairo's transforms are affine: the flat picture is painted separately, and each visible pixel is looked up in it.
  ///
  /// - Parameters:
  ///   - projection: The projection from the current user space to itself.
  ///   - bounds: The bounds of the content, in user space.
  package func beginProjection(_ projection: RenderProjection, bounds: CGRect) {
    let whole = projection.concatenating(RenderProjection(deviceTransform))
    var area = bounds
    // Content beyond the clip is not visible.
    if let seen = whole.inverted?.apply(to: clipOnDevice), !seen.isInfinite { area = area.intersection(seen) }
    let density = Self.density(of: whole, in: area, limit: 2 * deviceScale)
    let scale = RenderTransform.scale(x: density, y: density)
    let layer = CanvasLayer(PixelRect(covering: scale.apply(to: area)).expanded(by: 1))
    layer.projection = scale.inverted.map { RenderProjection($0).concatenating(whole) }
    var matrix = cairo_matrix_t(scale)
    cairo_set_matrix(layer.context, &matrix)
    layers.append(layer)
  }

  /// Shows the content painted since `beginProjection`.
  package func endProjection() {
    guard layers.count > 1, let flat = layers.popLast() else { return }
    guard !flat.ink.isEmpty, let projection = flat.projection, let back = projection.inverted else { return }
    var frame = layerFrame(bounds: nil, reach: 0)
    if let box = projection.apply(to: flat.ink.rect) {
      frame = frame.intersection(PixelRect(covering: box).expanded(by: 1))
    }
    if frame.isEmpty { return }
    let seen = CanvasLayer(frame)
    let matrix = RenderProjection(.translation(x: Double(frame.x), y: Double(frame.y))).concatenating(back)
      .concatenating(RenderProjection(.translation(x: Double(-flat.frame.x), y: Double(-flat.frame.y)))).matrix
    flat.withPixels(of: flat.frame) { source, sourceStride in
      seen.withPixels(of: frame) { target, targetStride in
        flow_project_pixels(
          source, flat.width, flat.height, sourceStride, target, frame.width, frame.height, targetStride, matrix)
      }
    }
    seen.addInk(frame)
    composite(seen)
  }

  private var clipOnDevice: CGRect { layerFrame(bounds: nil, reach: 0).rect }

  /// The number of pixels per point of the flat picture: as many as where it appears largest.
  private static func density(of whole: RenderProjection, in area: CGRect, limit: Double) -> Double {
    let corners = [
      (area.minX, area.minY), (area.maxX, area.minY), (area.minX, area.maxY), (area.maxX, area.maxY),
      (area.midX, area.midY),
    ]
    let largest = corners.compactMap { whole.affine(near: CGPoint(x: $0, y: $1)) }
      .map { max(($0.a * $0.a + $0.b * $0.b).squareRoot(), ($0.c * $0.c + $0.d * $0.d).squareRoot()) }.max()
    let wanted = min(limit, max(limit / 4, largest ?? limit))
    // The number of pixels of a large screen is enough.
    let pixels = Double(area.width) * Double(area.height) * wanted * wanted
    return pixels > 16e6 ? wanted * (16e6 / pixels).squareRoot() : wanted
  }
}

extension PixelRect {
  fileprivate var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
