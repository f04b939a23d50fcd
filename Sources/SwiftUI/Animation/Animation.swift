import Foundation

/// The way a view changes over time to create a smooth visual transition from one state to another.
public struct Animation: Sendable {
  /// The animation that computes the values.
  public var base: any CustomAnimation

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// Calculates the current value of the animation, or `nil` when it has finished.
  ///
  /// - Parameters:
  ///   - value: The vector to animate towards; the animation starts at zero.
  ///   - time: The elapsed time since the start of the animation, in seconds.
  ///   - context: The state of the animation, and the environment of the animated view.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    withStackRoom { base.animate(value: value, time: time, context: &context) }
  }

  /// Calculates the current velocity of the animation, per second.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    withStackRoom { base.velocity(value: value, time: time, context: context) }
  }

  /// Whether this animation takes over the state of `previous` instead of being combined with it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    withStackRoom { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
  }

  /// The length in seconds, if it does not depend on the value.
  package var length: TimeInterval? {
    withStackRoom { (base as? any TimedAnimation)?.length }
  }

  /// Whether the animation never finishes, or takes more time than a screen has, so that nothing waits for its end.
  package var isEndless: Bool {
    withStackRoom { (base as? any TimedAnimation)?.isEndless ?? false } || (length ?? 0) > VirtualClock.latest
  }

  /// The value between `start` and `end`, `time` seconds after the start.
  ///
  /// For stateless animations this is a pure function of `time`; after the end it is `end`.
  package func value<V: VectorArithmetic>(from start: V, to end: V, at time: TimeInterval) -> V {
    var context = AnimationContext<V>()
    let distance = end - start
    guard let travelled = animate(value: distance, time: time, context: &context) else { return end }
    return start + travelled
  }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    withStackRoom { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
  }

  public func hash(into hasher: inout Hasher) {
    withStackRoom { base.hash(into: &hasher) }
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { withStackRoom { String(describing: base) } }

  public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }

  public var customMirror: Mirror {
    Mirror(self, children: ["base": base])
  }
}
