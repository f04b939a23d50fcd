import Foundation

/// A timing curve from (0, 0) to (1, 1) with two control points, whose x is clamped to the range from 0 to 1.
struct CubicBezier: Hashable, Sendable {
  let start: UnitPoint
  let end: UnitPoint

  init(_ start: UnitPoint, _ end: UnitPoint) {
    self.start = UnitPoint(x: min(max(start.x, 0), 1), y: start.y)
    self.end = UnitPoint(x: min(max(end.x, 0), 1), y: end.y)
  }

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2))
  }

  private var isStraight: Bool { start.x == start.y && end.x == end.y }

  func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if isStraight { return progress }
    return position(parameter(at: progress), start.y, end.y)
  }

  /// The slope dy/dx. Where both derivatives are zero, it is 1 at the start and 0 elsewhere, as on Apple's platforms.
  func velocity(at progress: Double) -> Double {
    if isStraight { return 1 }
    let parameter = parameter(at: min(max(progress, 0), 1))
    let dx = derivative(parameter, start.x, end.x)
    let dy = derivative(parameter, start.y, end.y)
    if abs(dy) < 1e-9 { return parameter == 0 && dx == 0 ? 1 : 0 }
    return dx == 0 ? (dy < 0 ? -.infinity : .infinity) : dy / dx
  }

  /// The curve with x and y exchanged.
  var inverse: CubicBezier {
    CubicBezier(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x))
  }

  private func position(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  private func derivative(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// The parameter at which x is `progress`: x increases with the parameter, so bisection always finds it.
  private func parameter(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var t = progress
    for _ in 0..<64 {
      let error = position(t, start.x, end.x) - progress
      if abs(error) < 1e-14 { break }
      if error < 0 { low = t } else { high = t }
      let slope = derivative(t, start.x, end.x)
      let next = t - error / slope
      t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
