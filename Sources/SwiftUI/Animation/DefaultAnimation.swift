import Foundation

extension Animation {
  /// A default animation instance: a smooth spring of half a second, as on iOS 17 and later.
  public static let `default` = Animation(DefaultAnimation())
}

struct DefaultAnimation: CustomAnimation {
  private static let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
