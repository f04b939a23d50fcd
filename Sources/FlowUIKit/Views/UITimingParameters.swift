import SwiftUI

/// The kind of a curve.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Says how fast an animation is at each of its times.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of two points, or one of the system's.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the system; ``UIView/AnimationCurve/easeInOut`` for one of points.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// Creates a curve of two points, each from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    (controlPoint1, controlPoint2) = (point1, point2)
  }

  /// Creates the curve that Core Animation has by default.
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: controlPoint1.x, y: controlPoint1.y),
      endControlPoint: UnitPoint(x: controlPoint2.x, y: controlPoint2.y))
  }
}

/// The motion of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, which springs here do not have: a warning is recorded.
  public let initialVelocity: CGVector
  let dampingRatio: CGFloat

  /// Creates a spring.
  ///
  /// - Parameter ratio: 1 for a spring that does not oscillate, less for one that does.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    if velocity.dx != 0 || velocity.dy != 0 {
      report(.missing("UISpringTimingParameters.initialVelocity", "springs begin at rest."))
    }
  }

  /// Creates a spring that begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring of physical values.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// Creates a spring that does not oscillate.
  public override convenience init() { self.init(dampingRatio: 1) }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// How the part of the way depends on the time.
enum AnimatorCurve {
  case curve(UnitCurve)
  case spring(dampingRatio: CGFloat)

  @MainActor init(_ parameters: any UITimingCurveProvider) {
    if let spring = parameters.springTimingParameters {
      self = .spring(dampingRatio: spring.dampingRatio)
    } else {
      self = .curve((parameters.cubicTimingParameters ?? UICubicTimingParameters()).curve)
    }
  }

  func animation(duration: TimeInterval) -> Animation {
    switch self {
    case .curve(let curve): .timingCurve(curve, duration: duration)
    case .spring(let ratio): .spring(response: duration, dampingFraction: ratio)
    }
  }

  /// The part of the way after a time; 1 at the end.
  func part(at time: TimeInterval, of duration: TimeInterval) -> CGFloat {
    guard duration > 0, time < duration else { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: max(0, time / duration))
    case .spring(let ratio):
      return Spring(response: duration, dampingRatio: ratio).value(target: 1.0, time: max(0, time))
    }
  }
}
