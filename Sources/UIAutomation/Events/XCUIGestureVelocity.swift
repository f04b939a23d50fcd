import Foundation

/// The velocity of a finger, in points per second.
///
/// Apple does not document the values of its three names; here they are 250, 500 and 1,500. A default swipe over a
/// screen, including its momentum, moves the content by less than a screen, so that no row is skipped.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  /// The velocity in points per second.
  public var rawValue: CGFloat

  /// Creates a velocity in points per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a velocity in points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// 500 points per second.
  public static let `default` = XCUIGestureVelocity(500)
  /// 250 points per second.
  public static let slow = XCUIGestureVelocity(250)
  /// 1,500 points per second.
  public static let fast = XCUIGestureVelocity(1_500)
}

extension XCUIGestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a velocity in points per second.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
  /// Creates a velocity in points per second.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
