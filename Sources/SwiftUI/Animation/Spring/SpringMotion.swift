import Foundation

/// The response of a spring to a unit displacement and to a unit velocity, after `time` seconds.
///
/// `rest` is the remainder of a displacement of 1, and `push` is the position reached with a velocity of 1. A spring
/// that starts at zero with velocity v is at `target × (1 − rest) + v × push`.
struct SpringMotion {
  let rest: Double
  let push: Double

  /// The derivatives of `rest` and `push`.
  let restVelocity: Double
  let pushVelocity: Double

  init(_ spring: Spring, time: TimeInterval) {
    let frequency = spring.frequency
    let decay = spring.dampingRatio * frequency
    if !frequency.isFinite {
      (rest, push, restVelocity, pushVelocity) = (0, 0, 0, 0)
      return
    }
    if spring.dampingRatio < 1 {
      let damped = frequency * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
      let fade = exp(-decay * time)
      push = damped == 0 ? time : fade * sin(damped * time) / damped
      rest = fade * cos(damped * time) + decay * push
    } else if spring.dampingRatio == 1 {
      let fade = exp(-decay * time)
      push = fade * time
      rest = fade * (1 + decay * time)
    } else {
      let split = frequency * (spring.dampingRatio * spring.dampingRatio - 1).squareRoot()
      // `decay - split` loses precision for a heavily damped spring; the product of the two roots is exact.
      let slow = frequency * frequency / (decay + split)
      let slowFade = exp(-slow * time)
      let fastFade = exp(-(decay + split) * time)
      push = (slowFade - fastFade) / (2 * split)
      rest = (slowFade + fastFade) / 2 + decay * push
    }
    restVelocity = -frequency * frequency * push
    pushVelocity = rest - 2 * decay * push
  }
}
