import Foundation

extension Animation {
  /// Changes the speed of an animation: 2 halves its duration, 0.5 doubles it.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
}

struct SpeedAnimation: TimedAnimation {
  @Nested var base: Animation
  var speed: Double

  var length: TimeInterval? {
    guard speed > 0 else { return nil }
    return base.length.map { $0 / speed }
  }

  var isEndless: Bool { speed <= 0 || base.isEndless }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? SpeedAnimation, other.speed == speed else { return false }
    return base.shouldMerge(previous: other.base, value: value, time: time * speed, context: &context)
  }
}
