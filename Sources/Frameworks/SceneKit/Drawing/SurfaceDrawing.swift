import FlowUIKit
import Flowsimd
import Foundation

/// Draws flat pieces of surfaces, from the back to the front, without those that turn away from the camera.
package struct SurfaceDrawing {
  package let projection: Projection

  private struct Surface {
    let outline: [CGPoint]
    let depth: Float
    let color: UIColor
  }

  private var surfaces: [Surface] = []

  /// How far from the view a corner may be, in points.
  private static let farthest: CGFloat = 1_000_000

  package init(_ projection: Projection) { self.projection = projection }

  /// Adds a piece.
  ///
  /// - Parameters:
  ///   - corners: The corners in the world, which run against the clock as seen from outside.
  ///   - isDoubleSided: Whether the inside is seen, too.
  ///   - color: The color for the direction away from the surface and its middle; `nil` for none.
  package mutating func add(
    _ corners: [SIMD3<Float>], isDoubleSided: Bool = false,
    color: (_ normal: SIMD3<Float>, _ middle: SIMD3<Float>) -> UIColor?
  ) {
    guard corners.count > 2 else { return }
    var normal = simd_normalize(simd_cross(corners[1] - corners[0], corners[2] - corners[0]))
    if !projection.sees(normal, at: corners[0]) {
      // The inside of a surface is not seen.
      guard isDoubleSided else { return }
      normal = -normal
    }
    let outline = corners.compactMap(projection.place)
    let middle = corners.reduce(.zero) { $0 + $1 } / Float(corners.count)
    guard outline.count == corners.count, let color = color(normal, middle) else { return }
    // Places that are no numbers, or far away, have no picture.
    guard outline.allSatisfy({ abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }) else { return }
    let depth = corners.reduce(0) { $0 + projection.depth($1) } / Float(corners.count)
    surfaces.append(Surface(outline: outline, depth: depth, color: color))
  }

  package func draw(in context: CGContext) {
    let order = surfaces.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
    for (_, surface) in order {
      context.beginPath()
      context.addLines(between: surface.outline)
      context.closePath()
      context.setFillColor(surface.color.cgColor)
      // Neighbours meet without a gap.
      context.setStrokeColor(surface.color.cgColor)
      context.setLineWidth(0.5)
      context.setLineJoin(.round)
      context.drawPath(using: surface.color.cgColor.alpha < 1 ? .fill : .fillStroke)
    }
  }
}

extension UIColor {
  /// The color of a surface in the light.
  ///
  /// - Parameters:
  ///   - light: How much the surface faces the light, from 0 to 1; `nil` for a surface without light and shade.
  ///   - opacity: From 0 to 1.
  package func shaded(_ light: Float?, opacity: Float) -> UIColor {
    let brightness = light.map { 0.4 + 0.6 * CGFloat(max(0, $0)) } ?? 1
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(
      red: red * brightness, green: green * brightness, blue: blue * brightness, alpha: alpha * CGFloat(opacity))
  }
}
