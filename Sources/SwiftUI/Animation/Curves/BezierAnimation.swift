import Foundation

/// An animation of fixed length whose progress follows a curve.
struct BezierAnimation: TimedAnimation {
  var duration: TimeInterval
  var curve: UnitCurve

  var length: TimeInterval? { max(duration, 0) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0, time >= 0, time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension Animation {
  /// An animation that moves at a constant speed over 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }

  /// An animation that moves at a constant speed during a specified duration, in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation that starts slowly and then speeds up, over 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// An animation with a specified duration, in seconds, that starts slowly and then speeds up.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that starts quickly and then slows towards the end, over 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// An animation with a specified duration, in seconds, that starts quickly and then slows towards the end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation that combines the behaviors of in and out easing animations, over 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// An animation with a specified duration, in seconds, that combines in and out easing.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation created from a cubic Bézier timing curve.
  ///
  /// - Parameters:
  ///   - p1x: The x of the first control point, within 0 and 1.
  ///   - p1y: The y of the first control point.
  ///   - p2x: The x of the second control point, within 0 and 1.
  ///   - p2y: The y of the second control point.
  ///   - duration: The length of the animation, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Creates a new animation with speed controlled by the given curve, over `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(duration: duration, curve: curve))
  }
}
