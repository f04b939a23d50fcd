import XCTest

/// Test cases are compared by identity, as on Apple platforms, where they inherit from `NSObject`.
///
/// A library for tests sees XCTest's class, not ``UITestCase``.
extension XCTestCase: @retroactive Hashable {
  public static func == (lhs: XCTestCase, rhs: XCTestCase) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
