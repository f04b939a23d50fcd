import Foundation

extension Animation {
  /// Delays the start of the animation by the specified number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    // An animation with a delay that is not a number would never end.
    Animation(DelayAnimation(base: self, delay: delay.isNaN ? 0 : delay))
  }
}

struct DelayAnimation: TimedAnimation {
  @Nested var base: Animation
  var delay: TimeInterval

  var length: TimeInterval? { base.length.map { max(0, $0 + delay) } }
  var isEndless: Bool { base.isEndless }

  private func baseTime(_ time: TimeInterval) -> TimeInterval { max(0, time - delay) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: baseTime(time), context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: baseTime(time), context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? DelayAnimation, other.delay == delay else { return false }
    return base.shouldMerge(previous: other.base, value: value, time: baseTime(time), context: &context)
  }
}
