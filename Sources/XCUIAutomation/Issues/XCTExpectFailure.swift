import UIAutomation

/// Which failures are expected, and what becomes of it if there is none.
public struct XCTExpectedFailureOptions {
  /// Whether failures are expected at all.
  public var isEnabled = true

  /// Whether the test fails if there is no failure.
  public var isStrict = true

  /// Which failures are meant; all, if there is no matcher.
  public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

  public init() {}

  public static func nonStrict() -> XCTExpectedFailureOptions {
    var options = XCTExpectedFailureOptions()
    options.isStrict = false
    return options
  }
}

public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailureOptions, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard options.isEnabled else { return }
  currentTest?.results.begin(ExpectedFailure(failureReason, options, file, line))
}

/// Says that the rest of the test fails.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTExpectFailure(failureReason, options: .init(enabled, strict), file: file, line: line)
}

/// Says that a part of the test fails.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled, strict), file: file, line: line, failingBlock: failingBlock)
}

/// Says that a part of the test fails.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailureOptions, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled, let test = currentTest else { return try failingBlock() }
  let failure = ExpectedFailure(failureReason, options, file, line)
  test.results.begin(failure)
  defer { test.results.end(failure, of: test) }
  return try failingBlock()
}

private var currentTest: UITestCase? { onMainActor { TestReference.current }?.testCase }

extension XCTExpectedFailureOptions {
  fileprivate init(_ isEnabled: Bool?, _ isStrict: Bool?) {
    self.isEnabled = isEnabled ?? true
    self.isStrict = isStrict ?? true
  }
}

extension ExpectedFailure {
  fileprivate convenience init(
    _ reason: String?, _ options: XCTExpectedFailureOptions, _ file: StaticString, _ line: UInt
  ) {
    self.init(reason: reason, isStrict: options.isStrict, matcher: options.issueMatcher, file: file, line: line)
  }
}
