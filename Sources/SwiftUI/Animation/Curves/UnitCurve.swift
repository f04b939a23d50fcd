import Foundation

/// A function defined by a two-dimensional curve that maps an input progress in the range [0,1] to an output progress.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case inverseCircularEaseInOut
  }

  private let function: Function

  private init(_ function: Function) {
    self.function = function
  }

  /// Creates a new curve using bezier control points; the x of both is clamped to the range from 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(startControlPoint, endControlPoint)))
  }

  /// Returns the output value of the curve at the given progress; progress outside 0...1 is clamped.
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch function {
    case .linear: return p
    case .bezier(let curve): return curve.value(at: p)
    case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      let x = 2 * p
      if p < 0.5 { return (1 - (1 - x * x).squareRoot()) / 2 }
      return (1 + (1 - (2 - x) * (2 - x)).squareRoot()) / 2
    case .inverseCircularEaseInOut:
      let y = 1 - 2 * p
      let half = (1 - y * y).squareRoot() / 2
      return p < 0.5 ? half : 1 - half
    }
  }

  /// Returns the rate of change (first derivative) of the output value at the given progress.
  public func velocity(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch function {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: p)
    case .circularEaseIn: return p / (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      let x = p < 0.5 ? 2 * p : 2 - 2 * p
      return x / (1 - x * x).squareRoot()
    case .inverseCircularEaseInOut:
      let y = 1 - 2 * p
      return abs(y) / (1 - y * y).squareRoot()
    }
  }

  /// Returns a copy of the curve with its x and y components swapped.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.inverseCircularEaseInOut)
    case .inverseCircularEaseInOut: .circularEaseInOut
    }
  }
}

extension UnitCurve {
  /// A linear curve.
  public static let linear = UnitCurve(.linear)

  /// A bezier curve that starts out slowly, then speeds up as it finishes.
  public static let easeIn = UnitCurve(.bezier(CubicBezier(0.42, 0, 1, 1)))

  /// A bezier curve that starts out quickly, then slows down as it approaches the end.
  public static let easeOut = UnitCurve(.bezier(CubicBezier(0, 0, 0.58, 1)))

  /// A bezier curve that starts out slowly, speeds up over the middle, then slows down again.
  public static let easeInOut = UnitCurve(.bezier(CubicBezier(0.42, 0, 0.58, 1)))

  /// A curve that starts out slowly, then speeds up as it finishes: a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)

  /// A circular curve that starts out quickly, then slows down as it approaches the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)

  /// A circular curve that starts out slowly, speeds up over the middle, then slows down again.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { .easeInOut }
}
