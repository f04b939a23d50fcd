import FlowRendering
import SwiftUI

/// A path through points with an interpolation method.
enum CurvePath {
  /// Adds the curve through points to a path.
  ///
  /// - Parameter connects: Whether the path continues with a line to the first point.
  static func add(
    _ points: [CGPoint], _ method: InterpolationMethod.Storage, to path: inout RenderPath, connects: Bool = false
  ) {
    guard let first = points.first else { return }
    if connects { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else { return }
    switch method {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let transition): addSteps(points, at: transition, to: &path)
    case .cardinal(let tension): addHermite(points, CardinalTangents(tension: tension), to: &path)
    case .catmullRom(let alpha): addCatmullRom(points, alpha: alpha, to: &path)
    case .monotone: addHermite(points, MonotoneTangents(), to: &path)
    }
  }

  private static func addSteps(_ points: [CGPoint], at transition: CGFloat, to path: inout RenderPath) {
    for (before, after) in zip(points, points.dropFirst()) {
      let x = before.x + (after.x - before.x) * transition
      path.addLine(to: CGPoint(x: x, y: before.y))
      path.addLine(to: CGPoint(x: x, y: after.y))
      path.addLine(to: after)
    }
  }

  /// Adds cubic curves whose tangents at the points a rule gives.
  private static func addHermite(_ points: [CGPoint], _ rule: some CurveTangents, to path: inout RenderPath) {
    let tangents = rule.tangents(at: points)
    for index in 0..<(points.count - 1) {
      let (start, end) = (points[index], points[index + 1])
      let (from, to) = rule.reaches(of: index, points, tangents)
      path.addCurve(
        to: end, control1: CGPoint(x: start.x + from.x, y: start.y + from.y),
        control2: CGPoint(x: end.x - to.x, y: end.y - to.y))
    }
  }

  /// Adds a Catmull-Rom spline whose knots are distances to the power of `alpha`.
  private static func addCatmullRom(_ points: [CGPoint], alpha: CGFloat, to path: inout RenderPath) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in 0..<(points.count - 1) {
      let p1 = points[index]
      let p2 = points[index + 1]
      let p0 = index > 0 ? points[index - 1] : p1
      let p3 = index + 2 < points.count ? points[index + 2] : p2
      let (d1, d2, d3) = (knot(p0, p1), knot(p1, p2), knot(p2, p3))
      var control1 = p1
      var control2 = p2
      if d1 > 0, d2 > 0 {
        let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
        let n = 3 * d1 * (d1 + d2)
        control1 = CGPoint(
          x: (p1.x * a - p0.x * d2 * d2 + p2.x * d1 * d1) / n, y: (p1.y * a - p0.y * d2 * d2 + p2.y * d1 * d1) / n)
      }
      if d3 > 0, d2 > 0 {
        let b = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2
        let m = 3 * d3 * (d3 + d2)
        control2 = CGPoint(
          x: (p2.x * b + p1.x * d3 * d3 - p3.x * d2 * d2) / m, y: (p2.y * b + p1.y * d3 * d3 - p3.y * d2 * d2) / m)
      }
      path.addCurve(to: p2, control1: control1, control2: control2)
    }
  }
}

/// A rule for the tangents of a curve.
protocol CurveTangents {
  /// The tangent at each point.
  func tangents(at points: [CGPoint]) -> [CGPoint]

  /// How far the controls of a segment are from its ends.
  func reaches(of segment: Int, _ points: [CGPoint], _ tangents: [CGPoint]) -> (from: CGPoint, to: CGPoint)
}

/// Tangents parallel to the line between the neighbors.
struct CardinalTangents: CurveTangents {
  let tension: CGFloat

  func tangents(at points: [CGPoint]) -> [CGPoint] {
    let part = (1 - tension) / 2
    return points.indices.map { index in
      guard index > 0, index + 1 < points.count else { return .zero }
      let (before, after) = (points[index - 1], points[index + 1])
      return CGPoint(x: (after.x - before.x) * part, y: (after.y - before.y) * part)
    }
  }

  func reaches(of segment: Int, _ points: [CGPoint], _ tangents: [CGPoint]) -> (from: CGPoint, to: CGPoint) {
    let (from, to) = (tangents[segment], tangents[segment + 1])
    return (CGPoint(x: from.x / 3, y: from.y / 3), CGPoint(x: to.x / 3, y: to.y / 3))
  }
}

/// Slopes that keep a curve between its points, after Fritsch and Carlson: a curve never exceeds its points.
struct MonotoneTangents: CurveTangents {
  func tangents(at points: [CGPoint]) -> [CGPoint] {
    let slopes = zip(points, points.dropFirst()).map { before, after in
      after.x == before.x ? 0 : (after.y - before.y) / (after.x - before.x)
    }
    var result = points.indices.map { index -> CGFloat in
      guard index > 0, index < slopes.count else { return index == 0 ? slopes[0] : slopes[slopes.count - 1] }
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { return 0 }
      let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let weighted = (before * right + after * left) / (left + right)
      let limit = 3 * min(abs(before), abs(after))
      return abs(weighted) > limit ? (weighted < 0 ? -limit : limit) : weighted
    }
    // At the ends, the curve continues the bend of its segment.
    if slopes.count > 1 {
      result[0] = end(slopes[0], result[1])
      result[result.count - 1] = end(slopes[slopes.count - 1], result[result.count - 2])
    }
    return result.map { CGPoint(x: 1, y: $0) }
  }

  private func end(_ slope: CGFloat, _ neighbor: CGFloat) -> CGFloat {
    let value = (3 * slope - neighbor) / 2
    return value * slope < 0 ? 0 : abs(value) > 3 * abs(slope) ? 3 * slope : value
  }

  func reaches(of segment: Int, _ points: [CGPoint], _ tangents: [CGPoint]) -> (from: CGPoint, to: CGPoint) {
    let third = (points[segment + 1].x - points[segment].x) / 3
    return (
      CGPoint(x: third, y: tangents[segment].y * third), CGPoint(x: third, y: tangents[segment + 1].y * third)
    )
  }
}
