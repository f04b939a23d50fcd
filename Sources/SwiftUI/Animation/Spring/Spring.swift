import Foundation

/// A representation of a spring's motion.
///
/// The motion is the exact solution of the damped harmonic oscillator, at any time.
public struct Spring: Hashable, Sendable {
  /// The mass of the object attached to the end of the spring.
  public private(set) var mass: Double

  /// The undamped angular frequency, in radians per second.
  let frequency: Double

  /// The damping as a fraction of the critical damping.
  public let dampingRatio: Double

  init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.mass = mass
  }
}

// MARK: - Duration and bounce

extension Spring {
  /// Creates a spring with the specified duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace of the spring, approximately equal to its settling time, in seconds.
  ///   - bounce: The bounciness: 0 for no bounce, increasing up to 1; negative values flatten the motion.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, .ulpOfOne) : max(1 - bounce, 0)
    self.init(frequency: 2 * .pi / duration, dampingRatio: ratio)
  }

  /// The perceptual duration, which defines the pace of the spring, in seconds.
  public var duration: TimeInterval { 2 * .pi / frequency }

  /// How bouncy the spring is.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
}

// MARK: - Response and damping ratio

extension Spring {
  /// Creates a spring with the specified response, in seconds, and damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// The stiffness of the spring, defined as an approximate duration in seconds.
  public var response: Double { duration }
}

// MARK: - Mass, stiffness and damping

extension Spring {
  /// Creates a spring with the specified mass, stiffness, and damping.
  ///
  /// A spring that would be over-damped is critically damped, unless `allowOverDamping` is true.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// The spring stiffness coefficient.
  public var stiffness: Double { frequency * frequency * mass }

  /// The drag force coefficient.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
}

// MARK: - Settling duration

extension Spring {
  /// Creates a spring that settles within `epsilon` of a distance of 1 in `settlingDuration` seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time to settle is inversely proportional to the frequency.
    let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
    let unitDuration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(frequency: unitDuration / settlingDuration, dampingRatio: dampingRatio)
  }
}

// MARK: - Presets

extension Spring {
  /// A smooth spring with a predefined duration and no bounce.
  public static var smooth: Spring { smooth() }

  /// A smooth spring with a predefined duration and no bounce that can be tuned.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a predefined duration and small amount of bounce that feels more snappy.
  public static var snappy: Spring { snappy() }

  /// A spring with a predefined duration and small amount of bounce that feels more snappy and can be tuned.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a predefined duration and higher amount of bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a predefined duration and higher amount of bounce that can be tuned.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
