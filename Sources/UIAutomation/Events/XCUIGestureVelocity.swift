import Foundation

/// How fast a finger moves, in points per second.
///
/// Apple does not say what its three names stand for; here they are 500, 1,000 and 2,000.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  public var rawValue: CGFloat

  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  public static let `default` = XCUIGestureVelocity(1_000)
  public static let slow = XCUIGestureVelocity(500)
  public static let fast = XCUIGestureVelocity(2_000)
}

extension XCUIGestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
