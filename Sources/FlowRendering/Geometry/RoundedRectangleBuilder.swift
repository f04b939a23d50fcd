import Foundation

/// Builds rounded rectangles with circular or continuous corners.
///
/// A continuous corner begins 1.528665 radii from the corner instead of one, and consists of three curves of increasing
/// and decreasing curvature, as Apple's does. On a side that is too short for two corners, the curves begin beyond its
/// middle and cross each other (measured: the slivers between them are filled, so that the ends of a capsule look
/// round). A radius of more than half a side makes that side a half circle.
struct RoundedRectangleBuilder {
  let rect: CGRect
  let radii: RenderPath.CornerRadii
  let curve: RenderPath.CornerCurve

  func path() -> RenderPath {
    let width = Double(rect.width)
    let height = Double(rect.height)
    guard width > 0, height > 0 else { return .rect(rect) }
    let topLeft = max(0, radii.topLeft)
    let topRight = max(0, radii.topRight)
    let bottomRight = max(0, radii.bottomRight)
    let bottomLeft = max(0, radii.bottomLeft)
    var fit = 1.0
    for (sum, side) in [
      (topLeft + topRight, width), (bottomLeft + bottomRight, width), (topLeft + bottomLeft, height),
      (topRight + bottomRight, height),
    ] where sum > side {
      fit = min(fit, side / sum)
    }
    let curve = fit < 1 && self.curve == .continuous ? RenderPath.CornerCurve.circular : self.curve
    let minX = Double(rect.minX)
    let minY = Double(rect.minY)
    let maxX = Double(rect.maxX)
    let maxY = Double(rect.maxY)
    var path = RenderPath()
    // Each corner has its own axes: `along` points back along the incoming side, `out` along the outgoing side.
    addCorner(&path, at: (maxX, minY), along: (-1, 0), out: (0, 1), radius: topRight * fit, curve: curve)
    addCorner(&path, at: (maxX, maxY), along: (0, -1), out: (-1, 0), radius: bottomRight * fit, curve: curve)
    addCorner(&path, at: (minX, maxY), along: (1, 0), out: (0, -1), radius: bottomLeft * fit, curve: curve)
    addCorner(&path, at: (minX, minY), along: (0, 1), out: (1, 0), radius: topLeft * fit, curve: curve)
    path.close()
    return path
  }

  private func addCorner(
    _ path: inout RenderPath, at corner: (Double, Double), along: (Double, Double), out: (Double, Double),
    radius: Double, curve: RenderPath.CornerCurve
  ) {
    func point(_ u: Double, _ v: Double) -> CGPoint {
      CGPoint(x: corner.0 + along.0 * u + out.0 * v, y: corner.1 + along.1 * u + out.1 * v)
    }
    func start(_ point: CGPoint) {
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard radius > 0 else { return start(point(0, 0)) }
    switch curve {
    case .circular:
      let handle = radius * (1 - 0.5522847498307936)
      start(point(radius, 0))
      path.addCurve(to: point(0, radius), control1: point(handle, 0), control2: point(0, handle))
      return
    case .card:
      let points = Self.cardCorner(radius, fromHorizontal: along.1 == 0).map { point($0.0, $0.1) }
      start(points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      path.addCurve(to: points[6], control1: points[4], control2: points[5])
      return
    case .continuous: break
    }
    // Distances from the corner: the start of the curvature, its handles, and the joint with the middle curve.
    let begin = radius * 1.528665
    let handle1 = radius * 1.088492963
    let handle2 = radius * 0.868406948
    let joint = (radius * 0.631493778, radius * 0.074911323)
    let middle = (radius * 0.372823842, radius * 0.169059842)
    start(point(begin, 0))
    path.addCurve(to: point(joint.0, joint.1), control1: point(handle1, 0), control2: point(handle2, 0))
    path.addCurve(
      to: point(joint.1, joint.0), control1: point(middle.0, middle.1), control2: point(middle.1, middle.0))
    path.addCurve(to: point(0, begin), control1: point(0, handle2), control2: point(0, handle1))
  }

  /// The two curves of a corner of an iOS 26 card, which leaves the horizontal side earlier than the vertical one.
  ///
  /// Fitted to the position of the edge in 21 rows of a card of 26 points at @3x; a tenth of a pixel remains.
  ///
  /// - Parameter fromHorizontal: Whether the incoming side is the horizontal one.
  private static func cardCorner(_ radius: Double, fromHorizontal: Bool) -> [(Double, Double)] {
    // From the horizontal side to the vertical one, in points for a radius of 26.
    let curves: [(Double, Double)] = [
      (39.666, 0), (17.859, 0), (15.491, 2.006), (12.353, 3.732), (5.809, 7.330), (0, 15.647), (0, 25.345),
    ]
    let scaled = curves.map { ($0.0 * radius / 26, $0.1 * radius / 26) }
    return fromHorizontal ? scaled : scaled.reversed().map { ($0.1, $0.0) }
  }
}
