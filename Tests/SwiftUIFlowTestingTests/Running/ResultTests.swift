import FlowIssueReporting
import SwiftUIFlowTesting
import Testing

@Suite("The result of a step")
@MainActor
struct ResultTests {
  @Test("has the names, the position and the number of assertions")
  func names() {
    let results = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step(assertions: [FlowAssertion { _ in }, FlowAssertion { _ in }])
      .run { _, _ in }

    #expect(results.map(\.stepName) == ["cart", ""])
    #expect(results.map(\.resolvedName) == ["shop-cart", "shop-step-1"])
    #expect(results.map(\.index) == [0, 1])
    #expect(results.map(\.assertionCount) == [0, 2])
    #expect(results.map(\.configurationLabel) == [nil, nil])
    #expect(results.allSatisfy { $0.isFinished && $0.failures.isEmpty })
  }

  @Test("has the duration of the step")
  func duration() {
    let results = shopFlow()
      .step("slow") { _ in
        let end = ContinuousClock().now + .milliseconds(2)
        while ContinuousClock().now < end {}
      }
      .run { _, _ in }

    #expect(results[0].duration >= .milliseconds(2))
  }

  @Test("attaches the step's picture to the test if the step failed")
  func attachment() {
    let flow = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("payment", assertions: [FlowAssertion("is paid") { _ in throw PaymentError.declined }])
    let issues = IssueReporter.collecting { flow.run(snapshotMode: .disabled) }

    #expect(issues.attached.map(\.name) == ["shop-payment.png"])
    #expect(issues.attached.first?.data.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }

  @Test("has no picture if the view was passed to a closure or not captured")
  func noPicture() {
    #expect(shopFlow().step("cart") { _ in }.run { _, _ in }[0].snapshotResult == nil)
    #expect(shopFlow().step("cart") { _ in }.run(snapshotMode: .disabled)[0].snapshotResult == nil)
    #expect(shopFlow().step("cart") { _ in }.run(snapshotMode: .custom { _, _ in })[0].snapshotResult == nil)
  }

  @Test("says that a step takes no picture, in every snapshot mode")
  func skipped() throws {
    var names: [String] = []
    let flow = shopFlow().step("cart", snapshot: false) { _ in }.step("payment") { $0.pay() }

    for results in [
      flow.run { name, _ in names.append(name) },
      flow.run(snapshotMode: .disabled),
      flow.run(snapshotMode: .custom { name, _ in names.append(name) }),
    ] {
      let skipped = try #require(results[0].snapshotResult)
      guard case .skipped = skipped.status else {
        Issue.record("The step was not skipped, but \(skipped.status).")
        return
      }
      #expect(skipped.pngData == nil)
      #expect(results[1].snapshotResult == nil)
    }
    #expect(names == ["payment", "payment"])
  }
}
