import Foundation

/// Builds rounded rectangles with circular or continuous corners.
///
/// A continuous corner begins 1.528665 radii from the corner instead of one, and runs in three curves of growing and
/// falling curvature, as Apple's does. Where a side is too short for that, two corners meet in its middle before they have
/// ended (measured: the ends of a capsule are a little pointed, and begin as the corners of a large rectangle do).
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
    // A corner has room until the middle of a side; it may be rounder than that if the one opposite is less round.
    addCorner(
      &path, at: (maxX, minY), along: (-1, 0), out: (0, 1), radius: topRight * fit, room: (width / 2, height / 2))
    addCorner(
      &path, at: (maxX, maxY), along: (0, -1), out: (-1, 0), radius: bottomRight * fit, room: (height / 2, width / 2))
    addCorner(
      &path, at: (minX, maxY), along: (1, 0), out: (0, -1), radius: bottomLeft * fit, room: (width / 2, height / 2))
    addCorner(
      &path, at: (minX, minY), along: (0, 1), out: (1, 0), radius: topLeft * fit, room: (height / 2, width / 2))
    path.close()
    return path
  }

  private func addCorner(
    _ path: inout RenderPath, at corner: (Double, Double), along: (Double, Double), out: (Double, Double),
    radius: Double, room: (Double, Double)
  ) {
    func point(_ u: Double, _ v: Double) -> CGPoint {
      CGPoint(x: corner.0 + along.0 * u + out.0 * v, y: corner.1 + along.1 * u + out.1 * v)
    }
    func start(_ point: CGPoint) {
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard radius > 0 else { return start(point(0, 0)) }
    let circle = 0.5522847498307936
    let room = (max(radius, room.0), max(radius, room.1))
    guard curve == .continuous else {
      start(point(radius, 0))
      path.addCurve(
        to: point(0, radius), control1: point(radius * (1 - circle), 0), control2: point(0, radius * (1 - circle)))
      return
    }
    // Distances from the corner: where curvature begins, its handles, and the joint with the middle curve.
    let begin = (radius * 1.528665, 0.0)
    let handle1 = (radius * 1.088492963, 0.0)
    let handle2 = (radius * 0.868406948, 0.0)
    let joint = (radius * 0.631493778, radius * 0.074911323)
    let middle = (radius * 0.372823842, radius * 0.169059842)
    let whole = CornerCurve(begin, handle1, handle2, joint)
    let (entry, exit) = (whole.within(room.0), whole.within(room.1))
    start(point(entry.p0.0, entry.p0.1))
    path.addCurve(
      to: point(entry.p3.0, entry.p3.1), control1: point(entry.p1.0, entry.p1.1),
      control2: point(entry.p2.0, entry.p2.1))
    path.addCurve(
      to: point(joint.1, joint.0), control1: point(middle.0, middle.1), control2: point(middle.1, middle.0))
    path.addCurve(
      to: point(exit.p0.1, exit.p0.0), control1: point(exit.p2.1, exit.p2.0), control2: point(exit.p1.1, exit.p1.0))
  }
}

/// The curve from a side to the joint of a continuous corner; distances from the corner along the side and across it.
private struct CornerCurve {
  var p0: (Double, Double)
  var p1: (Double, Double)
  var p2: (Double, Double)
  var p3: (Double, Double)

  init(_ p0: (Double, Double), _ p1: (Double, Double), _ p2: (Double, Double), _ p3: (Double, Double)) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// The part of the curve that is at most `room` away from the corner, along the side.
  func within(_ room: Double) -> CornerCurve {
    guard room < p0.0, room > p3.0 else { return self }
    // The distance falls all the way: halving finds the place.
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if after(middle).p0.0 > room { low = middle } else { high = middle }
    }
    return after(high)
  }

  /// The part of the curve from a place of it to its end.
  private func after(_ t: Double) -> CornerCurve {
    func mix(_ a: (Double, Double), _ b: (Double, Double)) -> (Double, Double) {
      (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
    }
    let (ab, bc, cd) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    return CornerCurve(mix(abc, bcd), bcd, cd, p3)
  }
}
