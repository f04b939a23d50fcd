import SwiftUI
import SwiftUIFlowTesting
import Testing
import XCTest

/// Disabled by default: `FailedRunTests` runs it in its own process and expects it to fail.
@MainActor
final class DeliberateFailureXCTests: XCTestCase {
  nonisolated static let file = #filePath

  override func setUp() async throws {
    try XCTSkipUnless(DeliberateFailures.areWanted, "These tests fail on purpose.")
  }

  func testExpectation() {
    let results = shopFlow(name: "shop")
      .step("cart", assert: { XCTAssertEqual($0.items, 2) })  // fails: expectation
      .step("payment") { $0.pay() }
      .run(snapshotMode: .disabled)
    print("expectation: \(results.count) steps finished")
  }

  func testRequirement() {
    let results = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("payment", assert: { _ in _ = try XCTUnwrap(Int?.none) })  // fails: requirement
      .step("confirmation") { $0.confirm() }
      .run(snapshotMode: .disabled)
    print("requirement: \(results.count) steps finished")
  }

  func testThrownError() {
    shopFlow(name: "shop", configuration: FlowConfiguration(label: "dark"))
      .step("payment", assertions: [FlowAssertion("the card is good") { try $0.decline() }])  // fails: thrown error
      .run(snapshotMode: .disabled)
  }

  func testAsynchronousError() async {
    await shopFlow(name: "shop")
      .asyncStep("loaded", action: { try $0.decline() })  // fails: asynchronous error
      .asyncRun(snapshotMode: .disabled)
  }

  func testSameNames() {
    shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("cart") { _ in }  // fails: same names
      .run(snapshotMode: .disabled)
  }

  /// XCTest ignores the expectations of Swift Testing; they are passed on to it.
  func testForeignExpectation() {
    shopFlow(name: "shop")
      .step("cart", assert: { #expect($0.items == 2) })  // fails: foreign expectation
      .run(snapshotMode: .disabled)
  }

  func testForeignRequirement() {
    shopFlow(name: "shop")
      .step("cart") { try #require($0.items == 2) }  // fails: foreign requirement
      .run(snapshotMode: .disabled)
  }

  func testForeignExpectationWithoutFlows() {
    #expect(Int("2") == 3)  // fails: foreign expectation without flows
  }

  func testForeignExpectationInATask() async {
    await Task.detached {
      #expect(Int("2") == 3)  // fails: foreign expectation in a task
    }.value
  }

  /// Fails with the assertion only: neither a known issue nor a warning is a failure.
  func testForeignKnownIssue() {
    withKnownIssue { #expect(Int("2") == 3) }
    Issue.record("slow", severity: .warning)
    XCTFail("closed")  // fails: beside a known issue
  }
}
