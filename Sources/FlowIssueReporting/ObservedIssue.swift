/// A failure that other code recorded with a test framework, as `#expect` and `XCTAssertEqual` do.
package struct ObservedIssue: Sendable {
  /// What the framework says about it.
  package let message: String
  /// The file and line it was recorded at, if known.
  package let place: String?
  /// Whether it makes the running test fail; `#expect` inside an XCTest test case does not.
  package let isCounted: Bool
}
