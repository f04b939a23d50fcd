import Foundation
import XCTest

/// The records of a running test: attachments, expected failures, and pending expectations.
final class TestRecord {
  private var attachments: [XCTAttachment] = []
  private var expected: [ExpectedFailure] = []

  /// The predicate expectations of `waitForExpectations`.
  var predicateExpectations: [XCTNSPredicateExpectation] = []

  /// Whether there are expectations that other code fulfills.
  var hasOtherExpectations = false

  func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  // MARK: - Expected failures

  func begin(_ failure: ExpectedFailure) { expected.append(failure) }

  /// Ends a region with an expected failure; the test fails if there was none.
  func end(_ failure: ExpectedFailure, of testCase: UITestCase?) {
    expected.removeAll { $0 === failure }
    guard failure.isStrict, !failure.hasMatched else { return }
    testCase?.recordFailure(
      withDescription: "Expected failure '\(failure.reason ?? "")' but none was recorded.", inFile: "\(failure.file)",
      atLine: Int(failure.line), expected: true)
  }

  /// Whether a failure was expected; inner regions are checked first.
  func takeExpected(_ issue: XCTIssue) -> Bool {
    guard let failure = expected.last(where: { $0.matches(issue) }) else { return false }
    failure.hasMatched = true
    return true
  }

  // MARK: - End

  func finish(_ testCase: UITestCase) {
    for failure in expected { end(failure, of: testCase) }
    let hasFailed = (testCase.testRun?.totalFailureCount ?? 0) > 0
    for (number, attachment) in attachments.enumerated() where hasFailed || attachment.lifetime == .keepAlways {
      attachment.write(number: number + 1, test: testCase.plainName, configuration: testCase.configuration)
    }
    attachments = []
  }
}

/// An expected failure of a test.
final class ExpectedFailure {
  let reason: String?
  let isStrict: Bool
  let file: StaticString
  let line: UInt
  private let matcher: ((XCTIssue) -> Bool)?
  var hasMatched = false

  init(
    reason: String?, isStrict: Bool, matcher: ((XCTIssue) -> Bool)?, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.reason = reason
    self.isStrict = isStrict
    self.matcher = matcher
    self.file = file
    self.line = line
  }

  func matches(_ issue: XCTIssue) -> Bool { matcher?(issue) ?? true }
}
