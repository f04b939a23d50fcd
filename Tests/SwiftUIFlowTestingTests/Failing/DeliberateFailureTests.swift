import Foundation
import SwiftUI
import SwiftUIFlowTesting
import Testing
import XCTest

/// Disabled by default: `FailedRunTests` runs it in its own process and expects it to fail.
@Suite("Failures on purpose", .enabled(if: DeliberateFailures.areWanted))
@MainActor
struct DeliberateFailureTests {
  nonisolated static let file = #filePath

  @Test func expectation() {
    let results = shopFlow(name: "shop")
      .step("cart", assert: { #expect($0.items == 2) })  // fails: expectation
      .step("payment") { $0.pay() }
      .run(snapshotMode: .disabled)
    print("expectation: \(results.count) steps finished")
  }

  @Test func requirement() {
    let results = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("payment", assert: { try #require($0.items == 2) })  // fails: requirement
      .step("confirmation") { $0.confirm() }
      .run(snapshotMode: .disabled)
    print("requirement: \(results.count) steps finished")
  }

  @Test func thrownError() {
    shopFlow(name: "shop", configuration: FlowConfiguration(label: "dark"))
      .step("payment", assertions: [FlowAssertion("the card is good") { try $0.decline() }])  // fails: thrown error
      .run(snapshotMode: .disabled)
  }

  @Test func asynchronousError() async {
    await shopFlow(name: "shop")
      .asyncStep("loaded", action: { try $0.decline() })  // fails: asynchronous error
      .asyncRun(snapshotMode: .disabled)
  }

  @Test func sameNames() {
    shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("cart") { _ in }  // fails: same names
      .run(snapshotMode: .disabled)
  }

  @Test func outsideTheTask() async {
    await Task.detached { @MainActor in
      _ = shopFlow()
        .step("payment") { try $0.decline() }  // fails: outside the task
        .run(snapshotMode: .disabled)
    }.value
  }

  #if compiler(>=6.3)
    @Test func cancelled() {
      let results = shopFlow()
        .step("cart") { _ in }
        .step("payment") { _ in try Test.cancel("The bank is closed.") }
        .step("confirmation") { $0.confirm() }
        .run(snapshotMode: .disabled)
      print("cancelled: \(results.count) steps finished")
    }
  #endif

  /// XCTest drops the failures of its assertions in Swift Testing tests; a flow records them.
  @Test func foreignAssertion() {
    let results = shopFlow(name: "shop")
      .step("cart", assert: { XCTAssertEqual($0.items, 2) })  // fails: foreign assertion
      .step("payment") { $0.pay() }
      .run(snapshotMode: .disabled)
    print("foreignAssertion: \(results.count) steps finished")
  }

  @Test func besideFlowsForeignAssertion() {
    shopFlow(name: "shop").step("cart").run(snapshotMode: .disabled)
    XCTAssertTrue(false)  // fails: foreign assertion beside flows
  }

  @Test func withoutFlowsForeignAssertion() {
    XCTAssertTrue(false)  // fails: foreign assertion without flows
  }

  @Test func waitingRunWithForeignAssertion() async {
    await shopFlow(name: "shop")
      .asyncStep(
        "cart",
        action: { _ in
          await Task.yield()
          XCTFail("wrong")  // fails: foreign assertion in a waiting run
        }
      )
      .asyncRun(snapshotMode: .disabled)
  }

  @Test func finding() {
    FlowTester(name: "shop", model: ShopModel()) { _ in PaleView() }
      .step("cart", assertions: [.audit(for: .contrast)])  // fails: finding
      .run(snapshotMode: .disabled)
  }

  private struct PaleView: View {
    var body: some View { Text("Tea").foregroundStyle(Color(white: 0.9)).background(.white) }
  }

  @Test func picture() throws {
    try withTemporaryFolder { folder throws in
      func configuration(_ mode: SnapshotRecordMode) -> SnapshotConfiguration {
        SnapshotConfiguration(
          proposedSize: .init(width: 20, height: 20), snapshotDirectory: folder.path, recordMode: mode)
      }
      let flow = shopFlow(name: "shop")
        .step("cart") { _ in }  // fails: picture
      flow.run(snapshotMode: .builtin(configuration(.failed)))
      try Data("damaged".utf8).write(to: folder.appendingPathComponent("shop-cart.png"))
      flow.run(snapshotMode: .builtin(configuration(.missing)))
    }
  }
}
