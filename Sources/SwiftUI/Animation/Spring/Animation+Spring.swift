import Foundation

extension Animation {
  /// A persistent spring animation.
  public static var spring: Animation { spring() }

  /// A persistent spring animation that keeps its velocity when its target changes.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: How bouncy the spring is: 0 is not at all, 1 is undamped, below 0 is over-damped.
  ///   - blendDuration: The duration in seconds over which a change of the response is blended.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    let spring = Spring(duration: duration, bounce: bounce)
    return Animation(
      FluidSpringAnimation(
        response: duration, dampingFraction: spring.dampingRatio, blendDuration: blendDuration))
  }

  /// A persistent spring animation that keeps its velocity when its target changes.
  ///
  /// - Parameters:
  ///   - response: The stiffness of the spring, defined as an approximate duration in seconds.
  ///   - dampingFraction: The amount of drag, as a fraction of the amount needed for critical damping.
  ///   - blendDuration: The duration in seconds over which a change of the response is blended.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A persistent spring animation.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration))
  }

  /// A convenience for a spring animation with a lower duration, for driving interactive animations.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A convenience for a spring animation with a lower duration, for driving interactive animations.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A convenience for a spring animation with a lower response, for driving interactive animations.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A smooth spring animation with a predefined duration and no bounce.
  public static var smooth: Animation { smooth() }

  /// A smooth spring animation with a predefined duration and no bounce that can be tuned.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring animation with a predefined duration and small amount of bounce that feels more snappy.
  public static var snappy: Animation { snappy() }

  /// A spring animation with a small amount of bounce that feels more snappy and can be tuned.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring animation with a predefined duration and higher amount of bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring animation with a higher amount of bounce that can be tuned.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// An interpolating spring animation that adds its effect to that of other animations.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// An interpolating spring animation that adds its effect to that of other animations.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object attached to the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The spring damping value.
  ///   - initialVelocity: The initial velocity of the spring, in fractions of the distance per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      SpringAnimation(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// An interpolating spring animation that adds its effect to that of other animations.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: How bouncy the spring is.
  ///   - initialVelocity: The initial velocity of the spring, in fractions of the distance per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// An interpolating spring animation that adds its effect to that of other animations.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }
}
