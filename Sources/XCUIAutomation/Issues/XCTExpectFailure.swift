import Foundation
import UIAutomation

/// An expected failure of a test.
open class XCTExpectedFailure: NSObject {
  /// The failures to expect, and the outcome if there is none.
  open class Options: NSObject {
    /// Whether failures are expected at all.
    open var isEnabled = true

    /// Whether the test fails if there is no failure.
    open var isStrict = true

    /// Matches the expected failures; by default all.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Creates options that expect any failure.
    public required override init() {}

    /// Options that do not require a failure.
    open class func nonStrict() -> Self {
      let options = Self()
      options.isStrict = false
      return options
    }
  }
}

/// Expects the rest of the test to fail.
///
/// - Parameters:
///   - failureReason: The reason for the failure.
///   - options: The failures to expect.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard options.isEnabled else { return }
  currentTest?.results.begin(ExpectedFailure(failureReason, options, file, line))
}

/// Expects the rest of the test to fail.
///
/// - Parameters:
///   - failureReason: The reason, which is quoted if there is no failure.
///   - enabled: Whether failures are expected at all; `nil` is `true`.
///   - strict: Whether the test fails if there is no failure; `nil` is `true`.
///   - issueMatcher: Matches the expected failures; by default all.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line)
}

/// Expects a part of the test to fail.
///
/// - Parameters:
///   - failureReason: The reason, which is quoted if there is no failure.
///   - enabled: Whether failures are expected at all; `nil` is `true`.
///   - strict: Whether the test fails if there is no failure; `nil` is `true`.
///   - failingBlock: The part, called once, immediately.
///   - issueMatcher: Matches the expected failures; by default all.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line, failingBlock: failingBlock)
}

/// Expects a part of the test to fail.
///
/// - Parameters:
///   - failureReason: The reason, which is quoted if there is no failure.
///   - options: The failures to expect.
///   - failingBlock: The part, called once, immediately.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled, let test = currentTest else { return try failingBlock() }
  let failure = ExpectedFailure(failureReason, options, file, line)
  test.results.begin(failure)
  defer { test.results.end(failure, of: test) }
  return try failingBlock()
}

private var currentTest: UITestCase? { onMainActor { TestReference.current }?.testCase }

extension XCTExpectedFailure.Options {
  fileprivate convenience init(_ isEnabled: Bool?, _ isStrict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
    self.init()
    if let matcher { issueMatcher = matcher }
    self.isEnabled = isEnabled ?? true
    self.isStrict = isStrict ?? true
  }
}

extension ExpectedFailure {
  fileprivate convenience init(
    _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt
  ) {
    self.init(reason: reason, isStrict: options.isStrict, matcher: options.issueMatcher, file: file, line: line)
  }
}
