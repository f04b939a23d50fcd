import Foundation

extension Spring {
  /// The estimated duration required for the spring system to be considered at rest, in seconds.
  ///
  /// This uses a target of 1 and an epsilon of 0.001.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// The estimated duration required for the spring system to be considered at rest, in seconds.
  ///
  /// - Parameters:
  ///   - target: The amount of change.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The maximum distance from the target after the settling duration.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard frequency.isFinite, epsilon > 0 else { return 0 }
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }

    let drift = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
    let distance = target.magnitudeSquared.squareRoot()
    if dampingRatio < 1 {
      // The oscillation is bounded by an exponentially decaying envelope.
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = hypot(distance, drift / damped)
      return amplitude <= epsilon ? 0 : log(amplitude / epsilon) / decay
    }
    return fadingTime(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// Without oscillation, the distance decays monotonically after at most one reversal; bisection finds when it is
  /// small enough.
  private func fadingTime<V: VectorArithmetic>(target: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
    func isResting(_ time: TimeInterval) -> Bool {
      let left = target - value(target: target, initialVelocity: initialVelocity, time: time)
      return left.magnitudeSquared.squareRoot() <= epsilon
    }
    var high = 1 / frequency
    while !isResting(high) || !isResting(high * 1.5) {
      high *= 2
      if !high.isFinite { return .infinity }
    }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isResting(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
