import FlowIssueReporting
import SwiftUIFlowTesting
import Testing

@Suite("An asynchronous run")
@MainActor
struct AsyncRunTests {
  @Test("waits for asynchronous actions, and runs the synchronous ones of other steps")
  func mixed() async {
    var order: [String] = []
    let results = await shopFlow()
      .step("ordinary") { _ in order.append("ordinary") }
      .asyncStep("asynchronous") { model in
        await model.load()
        order.append("asynchronous \(model.items)")
      }
      .step("last") { _ in order.append("last") }
      .asyncRun { name, _ in order.append("picture of \(name)") }

    #expect(
      order == [
        "ordinary", "picture of ordinary", "asynchronous 2", "picture of asynchronous", "last", "picture of last",
      ]
    )
    #expect(results.count == 3)
  }

  @Test("prefers the asynchronous action of a step that has both")
  func both() async {
    let step = FlowStep<ShopModel>(
      name: "both",
      action: { $0.screen = "ordinary" },
      asyncAction: { $0.screen = "asynchronous" }
    )
    let asynchronous = ShopModel()
    let ordinary = ShopModel()

    await shopFlow(model: asynchronous).steps([step]).asyncRun(snapshotMode: .disabled)
    shopFlow(model: ordinary).steps([step]).run(snapshotMode: .disabled)

    #expect(asynchronous.screen == "asynchronous")
    #expect(ordinary.screen == "ordinary")
  }

  @Test("is required if a synchronous run would skip an asynchronous action")
  func notWaiting() {
    let model = ShopModel()
    let flow = shopFlow(name: "shop", model: model)
      .step("cart") { $0.items = 9 }
      .asyncStep("loaded") { await $0.load() }
    let line: UInt = #line - 1

    let issues = IssueReporter.collecting {
      #expect(flow.run(snapshotMode: .disabled).isEmpty)
    }

    #expect(
      issues.messages == [
        "Step 2 \"loaded\" (SwiftUIFlowTestingTests/AsyncRunTests.swift:\(line)) of flow \"shop\" has an asynchronous "
          + "action, which this run cannot wait for. Use asyncRun or asyncMatrixRun; the flow was not run."
      ]
    )
    #expect(issues.lines == [line])
    #expect(model.items == 1)
  }
}
