import Foundation

/// The velocity of a finger, in points per second.
///
/// Apple does not document the values of its three names; here they are 250, 500 and 1,500. A default swipe over a
/// screen, including its momentum, moves the content by less than a screen, so that no row is skipped.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  public var rawValue: CGFloat

  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  public static let `default` = XCUIGestureVelocity(500)
  public static let slow = XCUIGestureVelocity(250)
  public static let fast = XCUIGestureVelocity(1_500)
}

extension XCUIGestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
