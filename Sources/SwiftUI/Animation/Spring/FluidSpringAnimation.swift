import Foundation

/// A spring that keeps its velocity when its target changes.
struct FluidSpringAnimation: TimedAnimation {
  var response: Double
  var dampingFraction: Double
  var blendDuration: TimeInterval

  var isEndless: Bool { dampingFraction <= 0 }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let state = context.state[FluidSpringState<V>.self]
    let elapsed = max(time - state.start, 0)
    if elapsed >= response { context.isLogicallyComplete = true }
    if response <= 0 { return nil }

    let spring = spring(blendingFrom: state.previousResponse, after: elapsed)
    let distance = value - state.offset
    let moved = spring.value(target: distance, initialVelocity: state.velocity, time: elapsed)
    let velocity = spring.velocity(target: distance, initialVelocity: state.velocity, time: elapsed)
    let left = distance - moved
    return isAtRest(spring, left: left, velocity: velocity, value: value) ? nil : state.offset + moved
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let state = context.state[FluidSpringState<V>.self]
    let elapsed = max(time - state.start, 0)
    return spring(blendingFrom: state.previousResponse, after: elapsed)
      .velocity(target: value - state.offset, initialVelocity: state.velocity, time: elapsed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var state = context.state[FluidSpringState<V>.self]
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    state.offset = offset
    state.velocity = velocity
    state.start = time
    state.previousResponse = (previous.base as? FluidSpringAnimation)?.response
    context.state[FluidSpringState<V>.self] = state
    context.isLogicallyComplete = false
    return true
  }

  /// The spring after `elapsed` seconds, blended from the response of the spring it replaced.
  private func spring(blendingFrom previous: Double?, after elapsed: TimeInterval) -> Spring {
    guard let previous, previous != response, blendDuration > 0 else {
      return Spring(response: response, dampingRatio: dampingFraction)
    }
    let progress = min(elapsed / blendDuration, 1)
    let left = 1 - progress * progress * (3 - 2 * progress)
    return Spring(response: response + (previous - response) * left, dampingRatio: dampingFraction)
  }

  /// Whether the velocity is at most 0.06 units per second, the acceleration at most 0.06 units per second squared, and
  /// the remaining distance at most 1 %.
  private func isAtRest<V: VectorArithmetic>(_ spring: Spring, left: V, velocity: V, value: V) -> Bool {
    let force = spring.force(target: left, position: .zero, velocity: velocity)
    guard max(velocity.magnitudeSquared, force.magnitudeSquared) <= 0.0036 else { return false }
    return left.magnitudeSquared <= value.magnitudeSquared * 0.0001 || value.magnitudeSquared == 0
  }
}

/// The position and velocity of a spring when its target last changed.
private struct FluidSpringState<Value: VectorArithmetic>: AnimationStateKey {
  var offset: Value = .zero
  var velocity: Value = .zero
  var start: TimeInterval = 0
  var previousResponse: Double?

  static var defaultValue: FluidSpringState { FluidSpringState() }
}
