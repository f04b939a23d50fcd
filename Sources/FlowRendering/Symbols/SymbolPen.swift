import Foundation

/// Outlines of lines and frames, in em around the symbol's center; y points down.
///
/// All outlines have the same direction, so that overlapping ones fill together under the non-zero rule.
enum SymbolPen {
  /// The thickness of lines at regular weight.
  static let thickness = 0.088

  static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  /// A polyline with round ends and joints.
  static func line(_ points: [(Double, Double)], thickness: Double = thickness) -> RenderPath {
    var path = RenderPath()
    for (from, to) in zip(points, points.dropFirst()) {
      path.add(capsule(from: from, to: to, thickness: thickness))
    }
    return path
  }

  static func dot(_ x: Double, _ y: Double, radius: Double) -> RenderPath {
    .ellipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A circular line with the given outer radius.
  static func ring(radius: Double, thickness: Double = thickness) -> RenderPath {
    var path = dot(0, 0, radius: radius)
    path.add(dot(0, 0, radius: radius - thickness), transform: .scale(x: -1, y: 1))
    return path
  }

  static func box(width: Double, height: Double, radius: Double) -> RenderPath {
    .roundedRect(
      CGRect(x: -width / 2, y: -height / 2, width: width, height: height), radius: radius, curve: .continuous)
  }

  /// The outline of a rounded rectangle.
  static func frame(width: Double, height: Double, radius: Double) -> RenderPath {
    var path = box(width: width, height: height, radius: radius)
    let inner = box(width: width - 2 * thickness, height: height - 2 * thickness, radius: max(0, radius - thickness))
    path.add(inner, transform: .scale(x: -1, y: 1))
    return path
  }

  static func polygon(_ points: [(Double, Double)]) -> RenderPath {
    var path = RenderPath()
    for (index, point) in points.enumerated() {
      if index == 0 {
        path.move(to: Self.point(point.0, point.1))
      } else {
        path.addLine(to: Self.point(point.0, point.1))
      }
    }
    path.close()
    return path
  }

  private static func capsule(from: (Double, Double), to: (Double, Double), thickness: Double) -> RenderPath {
    let dx = to.0 - from.0
    let dy = to.1 - from.1
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return dot(from.0, from.1, radius: thickness / 2) }
    let bar = RenderPath.roundedRect(
      CGRect(x: -thickness / 2, y: -thickness / 2, width: length + thickness, height: thickness),
      radius: thickness / 2)
    return bar.transformed(
      by: RenderTransform(a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: from.0, ty: from.1))
  }
}
