import Foundation

/// A geometric angle whose value you access in either radians or degrees.
public struct Angle: Hashable, Comparable, Codable, Sendable {
  public var radians: Double

  @inlinable
  public var degrees: Double {
    get { radians * (180.0 / .pi) }
    set { radians = newValue * (.pi / 180.0) }
  }

  /// An angle of no rotation.
  @inlinable
  public init() {
    self.init(radians: 0)
  }

  @inlinable
  public init(radians: Double) {
    self.radians = radians
  }

  @inlinable
  public init(degrees: Double) {
    self.init(radians: degrees * (.pi / 180.0))
  }

  @inlinable
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  @inlinable
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  public static let zero = Angle()

  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }
}

extension Angle: Animatable, _VectorMath {
  /// The radians times 128, so that a spring's threshold for coming to rest suits angles.
  public var animatableData: Double {
    get { radians * animationUnitScale }
    set { radians = newValue / animationUnitScale }
  }
}
