import Testing
import XCTest

/// Disabled by default: `FailedStoreRunTests` runs it in its own process and expects it to fail.
@Suite("Broken rules of a store", .enabled(if: DeliberateFailures.areWanted))
struct DeliberateStoreFailureTests {
  @Test(arguments: BrokenRule.all)
  func isBroken(_ rule: BrokenRule) async throws {
    try await rule.run()
  }
}

/// Disabled by default: `FailedStoreRunTests` runs it in its own process and expects it to fail.
final class DeliberateStoreFailureXCTests: XCTestCase {
  func testBrokenRules() async throws {
    try XCTSkipUnless(DeliberateFailures.areWanted, "This test fails on purpose.")
    for rule in BrokenRule.all { try await rule.run() }
  }
}
