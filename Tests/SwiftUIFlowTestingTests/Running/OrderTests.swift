import FlowIssueReporting
import SwiftUIFlowTesting
import Testing

@Suite("The order of calls")
@MainActor
struct OrderTests {
  @Test("in a step is: hook, action, view, environment, picture, assertions, hook")
  func inStep() {
    var order: [String] = []
    FlowTester(
      model: ShopModel(),
      configuration: FlowConfiguration { _ in order.append("environment") }
    ) { model in
      order.append("view")
      return ShopView(model: model)
    }
    .beforeEachStep { _, _, _ in order.append("before") }
    .afterEachStep { _, _, _ in order.append("after") }
    .step(
      "cart",
      action: { _ in order.append("action") },
      assertions: [
        FlowAssertion("first") { _ in order.append("first") },
        FlowAssertion("second") { _ in order.append("second") },
      ]
    )
    .run { _, _ in order.append("picture") }

    #expect(order == ["before", "action", "view", "environment", "picture", "first", "second", "after"])
  }

  @Test("of steps is the order they were added in")
  func ofSteps() {
    var order: [String] = []
    shopFlow()
      .step("a") { _ in order.append("a") }
      .step("b") { _ in order.append("b") }
      .step("c") { _ in order.append("c") }
      .run { _, _ in }

    #expect(order == ["a", "b", "c"])
  }

  @Test("an assertion sees the model after the action")
  func assertionAfterAction() {
    var screens: [String] = []
    shopFlow()
      .step("payment", action: { $0.pay() }, assert: { screens.append($0.screen) })
      .run { _, _ in }

    #expect(screens == ["payment"])
  }

  @Test("a hook replaces the previous one, with a warning")
  func hooksReplace() {
    var calls: [String] = []
    let issues = IssueReporter.collecting {
      shopFlow(name: "shop")
        .beforeEachStep { _, _, _ in calls.append("forgotten") }
        .afterEachStep { _, _, _ in calls.append("forgotten") }
        .beforeEachStep { name, index, model in calls.append("before \(name) \(index) \(model.screen)") }
        .afterEachStep { name, index, model in calls.append("after \(name) \(index) \(model.screen)") }
        .step("payment") { $0.pay() }
        .step { _ in }
        .run { _, _ in }
    }

    #expect(issues.warned.count == 2)
    #expect(
      calls == [
        "before shop-payment 0 cart", "after shop-payment 0 payment",
        "before shop-step-1 1 payment", "after shop-step-1 1 payment",
      ]
    )
  }
}
