import Foundation

/// Outlines of lines and frames, in em around the symbol's center; y points down.
///
/// All outlines have the same direction, so that overlapping ones fill together under the non-zero rule.
enum SymbolPen {
  /// The thickness of lines at regular weight.
  static var thickness: Double { 0.088 * lines }

  /// The factor of the thickness of all lines while a symbol is drawn: a large symbol has lines as thick as those of a
  /// medium one (measured on iOS 26: 1.5 points in circles, sheets and gears beside 17-point text).
  @TaskLocal static var lines = 1.0

  /// The largest thickness of a line; what is thicker is a bar, which is larger in a large symbol.
  private static let thickest = 0.12

  private static func scaled(_ thickness: Double) -> Double {
    thickness == Self.thickness || thickness > thickest ? thickness : thickness * lines
  }

  static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  /// A polyline with round ends and joints.
  static func line(_ points: [(Double, Double)], thickness: Double = thickness) -> RenderPath {
    var path = RenderPath()
    let thickness = scaled(thickness)
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
    path.add(dot(0, 0, radius: radius - scaled(thickness)), transform: .scale(x: -1, y: 1))
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

  /// The points of a line with round corners.
  ///
  /// - Parameter isClosed: Whether the last point is joined to the first one.
  static func rounded(
    _ points: [(Double, Double)], radius: Double, isClosed: Bool = false
  ) -> [(Double, Double)] {
    guard points.count > 2 else { return points }
    var result: [(Double, Double)] = []
    for (index, corner) in points.enumerated() {
      let isEnd = index == 0 || index == points.count - 1
      if isEnd, !isClosed {
        result.append(corner)
        continue
      }
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      func toward(_ other: (Double, Double)) -> (Double, Double) {
        let (dx, dy) = (other.0 - corner.0, other.1 - corner.1)
        let length = (dx * dx + dy * dy).squareRoot()
        let part = length > 0 ? min(radius, length / 2) / length : 0
        return (corner.0 + dx * part, corner.1 + dy * part)
      }
      result += SymbolDrawing.quad(from: toward(before), control: corner, to: toward(after))
    }
    return isClosed ? result + [result[0]] : result
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
