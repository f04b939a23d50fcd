#if os(Linux)
  import Foundation
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing
  import XCTest

  /// Disabled by default: `EarlyEndTests` runs each in its own process and expects it to fail.
  @Suite("Ends on purpose", .enabled(if: DeliberateFailures.areWanted))
  @MainActor
  struct DeliberateEndTests {
    nonisolated static let file = #filePath

    @Test func inATest() { exit(0) }  // fails: in a test

    @Test func inAStep() {  // fails: in a step
      shopFlow(name: "shop")
        .step("cart") { _ in exit(0) }
        .step("payment", assert: { _ in throw PaymentError.declined })
        .run(snapshotMode: .disabled)
    }

    @Test func inAView() {  // fails: in a view
      FlowTester(name: "shop", model: ShopModel()) { _ in Text("").onAppear { exit(0) } }
        .step("cart", assert: { _ in throw PaymentError.declined })
        .run(snapshotMode: .disabled)
    }

    @Test func inATaskOfAView() async {  // fails: in a task of a view
      await FlowTester(name: "shop", model: ShopModel()) { _ in Text("").task { exit(0) } }
        .step("cart", assert: { _ in throw PaymentError.declined })
        .asyncRun(snapshotMode: .disabled)
    }

    @Test func withoutActionsAtExit() { _exit(0) }  // fails: without actions at exit

    @Test func quickly() { quick_exit(0) }  // fails: quickly

    @Test func inAKnownIssue() {  // fails: in a known issue
      withKnownIssue { exit(0) }
    }

    @Test func inADetachedTask() async throws {
      Task.detached { exit(0) }
      try await Task.sleep(for: .seconds(60))
    }

    @Test func onAQueue() async throws {
      DispatchQueue.global().async { _exit(0) }
      try await Task.sleep(for: .seconds(60))
    }

    @Test func withACode() { exit(7) }
  }

  /// Disabled by default: `EarlyEndTests` runs each in its own process and expects it to fail.
  final class DeliberateEndXCTests: XCTestCase {
    override func setUpWithError() throws { try XCTSkipUnless(DeliberateFailures.areWanted) }

    func testInATest() { exit(0) }

    @MainActor
    func testInAStep() {
      shopFlow(name: "shop").step("cart") { _ in _exit(0) }.run(snapshotMode: .disabled)
    }

    func testOnAQueue() {
      DispatchQueue.global().async { exit(0) }
      Thread.sleep(forTimeInterval: 60)
    }
  }

  /// Disabled by default: `EarlyEndTests` runs it and expects it to fail.
  final class DeliberateClassXCTests: XCTestCase {
    override class func setUp() {
      if DeliberateFailures.areWanted { XCTFail("in the class") }  // fails: in the class
    }

    func testNothing() {}
  }
#endif
