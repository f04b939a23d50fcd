import Foundation

/// A type that defines how an animatable value changes over time.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Calculates the value of the animation at the specified time, or `nil` when the animation has finished.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards; the animation starts at zero.
  ///   - time: The elapsed time since the start of the animation, in seconds.
  ///   - context: State with the lifetime of the animation, and the environment of the animated view.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Calculates the velocity of the animation at the specified time, per second.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over the state and the elapsed time of `previous`, which it replaces.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// An animation of the system, which knows how long it takes.
///
/// If the length does not depend on the animated value, the animation can be evaluated at any time, and repeating it is
/// an exact function of the clock, regardless of the evaluated frames.
protocol TimedAnimation: CustomAnimation {
  /// The length in seconds; `nil` if it depends on the value or is infinite.
  var length: TimeInterval? { get }

  /// Whether the animation never finishes.
  var isEndless: Bool { get }
}

extension TimedAnimation {
  var length: TimeInterval? { nil }
  var isEndless: Bool { false }
}
