import Foundation

extension Spring {
  /// Calculates the value of the spring at a given time given a target amount of change.
  ///
  /// - Parameters:
  ///   - target: The value at which the spring comes to rest; it starts at zero.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time since the start, in seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = SpringMotion(self, time: time)
    return target.scaled(by: 1 - motion.rest) + initialVelocity.scaled(by: motion.push)
  }

  /// Calculates the velocity of the spring at a given time given a target amount of change, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let motion = SpringMotion(self, time: time)
    return target.scaled(by: -motion.restVelocity) + initialVelocity.scaled(by: motion.pushVelocity)
  }

  /// Updates the current value and velocity of a spring after `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// Calculates the force upon the spring given a current position, target, and velocity amount of change.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

// MARK: - Animatable values

extension Spring {
  /// Calculates the value of the spring at a given time for a starting and ending value.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Calculates the velocity of the spring at a given time for a starting and ending value, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = initialVelocity
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// Calculates the force upon the spring given a current position, velocity, and divergence from the resting value.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = position
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The estimated duration for the spring system to be considered at rest, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
