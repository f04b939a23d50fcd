import Foundation

extension Animation {
  /// Causes the animation to report logical completion after the specified duration, in seconds, if not before.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}

struct LogicalCompletionAnimation: TimedAnimation {
  @Nested var base: Animation
  var duration: TimeInterval

  var length: TimeInterval? { base.length }
  var isEndless: Bool { base.isEndless }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let current = base.animate(value: value, time: time, context: &context)
    if time >= duration { context.isLogicallyComplete = true }
    return current
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? LogicalCompletionAnimation, other.duration == duration else { return false }
    return base.shouldMerge(previous: other.base, value: value, time: time, context: &context)
  }
}
