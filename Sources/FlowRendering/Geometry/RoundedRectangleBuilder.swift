import Foundation

/// Builds rounded rectangles with circular or continuous corners.
///
/// A continuous corner begins 1.528665 radii from the corner instead of one, and runs in three curves of growing and
/// falling curvature, as Apple's does. Where a side is too short for that, the corner is blended towards a quarter circle.
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
    let minX = Double(rect.minX)
    let minY = Double(rect.minY)
    let maxX = Double(rect.maxX)
    let maxY = Double(rect.maxY)
    var path = RenderPath()
    // Each corner in a frame of its own: `along` points back along the side walked in on, `out` along the next side.
    addCorner(
      &path, at: (maxX, minY), along: (-1, 0), out: (0, 1), radius: topRight * fit,
      room: min(width / 2, height / 2, max(topRight * fit, min(width - topLeft * fit, height - bottomRight * fit))))
    addCorner(
      &path, at: (maxX, maxY), along: (0, -1), out: (-1, 0), radius: bottomRight * fit,
      room: min(width / 2, height / 2))
    addCorner(
      &path, at: (minX, maxY), along: (1, 0), out: (0, -1), radius: bottomLeft * fit,
      room: min(width / 2, height / 2))
    addCorner(
      &path, at: (minX, minY), along: (0, 1), out: (1, 0), radius: topLeft * fit,
      room: min(width / 2, height / 2))
    path.close()
    return path
  }

  private func addCorner(
    _ path: inout RenderPath, at corner: (Double, Double), along: (Double, Double), out: (Double, Double),
    radius: Double, room: Double
  ) {
    func point(_ u: Double, _ v: Double) -> CGPoint {
      CGPoint(x: corner.0 + along.0 * u + out.0 * v, y: corner.1 + along.1 * u + out.1 * v)
    }
    func start(_ point: CGPoint) {
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard radius > 0 else { return start(point(0, 0)) }
    let circle = 0.5522847498307936
    // 1 where there is room for the whole continuous corner, 0 where only a quarter circle fits.
    let smoothness = curve == .continuous ? min(1, max(0, (room / radius - 1) / 0.528665)) : 0
    guard smoothness > 0 else {
      start(point(radius, 0))
      path.addCurve(
        to: point(0, radius), control1: point(radius * (1 - circle), 0), control2: point(0, radius * (1 - circle)))
      return
    }
    // Distances from the corner in radii: where curvature begins, its handles, and the joint with the middle curve.
    func blend(_ continuous: Double, _ circular: Double) -> Double {
      radius * (circular + (continuous - circular) * smoothness)
    }
    // The circular values split the quarter circle at the same joints (22° and 68°).
    let begin = blend(1.528665, 1)
    let handle1 = blend(1.088492963, 0.869)
    let handle2 = blend(0.868406948, 0.7426)
    let jointU = blend(0.631493778, 0.6310)
    let jointV = blend(0.074911323, 0.0711)
    let middleU = blend(0.372823842, 0.3786)
    let middleV = blend(0.169059842, 0.1690)
    start(point(begin, 0))
    path.addCurve(to: point(jointU, jointV), control1: point(handle1, 0), control2: point(handle2, 0))
    path.addCurve(
      to: point(jointV, jointU), control1: point(middleU, middleV), control2: point(middleV, middleU))
    path.addCurve(to: point(0, begin), control1: point(0, handle2), control2: point(0, handle1))
  }
}
