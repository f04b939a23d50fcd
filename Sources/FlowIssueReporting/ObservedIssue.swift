/// A failure that other code recorded with a test framework, as `#expect` and `XCTAssertEqual` do.
package struct ObservedIssue: Sendable {
  /// The framework's message.
  package let message: String
  /// The file and line of the failure, if known.
  package let place: String?
  /// Whether it makes the running test fail. With Swift 6.2 and on Apple platforms, `#expect` inside an XCTest test case
  /// does not.
  package let isCounted: Bool
}
