import Foundation

/// A cubic Bézier curve.
struct CubicCurve {
  /// The number of line segments used to measure and flatten a curve.
  static let pieces = 32

  var from: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var to: CGPoint

  init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  /// Creates a cubic curve from a quadratic one.
  init(quadFrom from: CGPoint, control: CGPoint, to: CGPoint) {
    func mix(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    self.init(from: from, control1: mix(from), control2: mix(to), to: to)
  }

  func point(at t: Double) -> CGPoint {
    let s = 1 - t
    let w0 = s * s * s
    let w1 = 3 * s * s * t
    let w2 = 3 * s * t * t
    let w3 = t * t * t
    return CGPoint(
      x: w0 * Double(from.x) + w1 * Double(control1.x) + w2 * Double(control2.x) + w3 * Double(to.x),
      y: w0 * Double(from.y) + w1 * Double(control1.y) + w2 * Double(control2.y) + w3 * Double(to.y))
  }

  func flatten(into points: inout [CGPoint]) {
    for index in 1...Self.pieces {
      points.append(index == Self.pieces ? to : point(at: Double(index) / Double(Self.pieces)))
    }
  }

  /// Extends a box by the end points and the extreme points, where a derivative is zero.
  func extend(_ box: inout BoundingBox) {
    box.add(from)
    box.add(to)
    for t in Self.extremes(Double(from.x), Double(control1.x), Double(control2.x), Double(to.x)) {
      box.add(point(at: t))
    }
    for t in Self.extremes(Double(from.y), Double(control1.y), Double(control2.y), Double(to.y)) {
      box.add(point(at: t))
    }
  }

  private static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The part of the curve between two parameters.
  func part(from t0: Double, to t1: Double) -> CubicCurve {
    func derivative(_ t: Double) -> (Double, Double) {
      let s = 1 - t
      func axis(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> Double {
        3 * s * s * Double(p1 - p0) + 6 * s * t * Double(p2 - p1) + 3 * t * t * Double(p3 - p2)
      }
      return (axis(from.x, control1.x, control2.x, to.x), axis(from.y, control1.y, control2.y, to.y))
    }
    let start = t0 <= 0 ? from : point(at: t0)
    let end = t1 >= 1 ? to : point(at: t1)
    let third = (t1 - t0) / 3
    let d0 = derivative(t0)
    let d1 = derivative(t1)
    return CubicCurve(
      from: start, control1: CGPoint(x: Double(start.x) + d0.0 * third, y: Double(start.y) + d0.1 * third),
      control2: CGPoint(x: Double(end.x) - d1.0 * third, y: Double(end.y) - d1.1 * third), to: end)
  }
}
