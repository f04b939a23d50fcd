import Foundation

/// A spring that runs alongside other animations of the same value.
struct SpringAnimation: TimedAnimation {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var initialVelocity: Double

  var isEndless: Bool { damping <= 0 }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let spring = spring
    if time >= spring.duration { context.isLogicallyComplete = true }
    let end = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    guard time < end else { return nil }
    let fraction = spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
    return fraction.isFinite ? value.scaled(by: fraction) : nil
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
  }
}
