import FlowIssueReporting
import SwiftUI
import SwiftUIFlowTesting
import Testing

@Suite("A flow")
@MainActor
struct FlowTesterTests {
  @Test("begins without steps")
  func empty() {
    let flow = shopFlow()

    #expect(flow.stepCount == 0)
    #expect(flow.stepNames.isEmpty)
    #expect(flow.lastReport.isSuccess)
    flow.step { _ in }.run { _, _ in }
  }

  @Test("fails at the line of its run if it has no steps, or no configurations")
  func nothingToRun() {
    let line: UInt = #line
    let issues = IssueReporter.collecting {
      #expect(shopFlow(name: "shop").run { _, _ in }.isEmpty)
      shopFlow(name: "shop").step("cart")
        .matrixRun(configurations: [], modelFactory: { ShopModel() }) { _, _ in }
    }
    #expect(
      issues.messages == [
        "Flow \"shop\" has no steps. Add one before the run; the flow was not run.",
        "Flow \"shop\" is to run in no configuration. Give the matrix at least one; the flow was not run.",
      ])
    #expect(issues.lines == [line + 2, line + 4])
  }

  @Test("keeps its name, its model, its configuration and its source location")
  func properties() {
    let model = ShopModel()
    let flow = FlowTester(name: "shop", model: model, configuration: .init(label: "dark")) { ShopView(model: $0) }
    let line: UInt = #line - 1

    #expect(flow.name == "shop")
    #expect(flow.model === model)
    #expect(flow.configuration.label == "dark")
    #expect(flow.sourceLocation.line == line)
    flow.step { _ in }.run { _, _ in }
  }

  /// The names of the steps before the run; the run uses the same names for the pictures.
  private func names(_ flow: FlowTester<ShopModel, ShopView>) -> [String] {
    let names = flow.stepNames
    var taken: [String] = []
    flow.run { name, _ in taken.append(name) }
    #expect(taken == names)
    return names
  }

  @Test("puts its name before the names of its steps")
  func names() {
    #expect(names(shopFlow().step("cart") { _ in }.step("payment") { _ in }) == ["cart", "payment"])
    #expect(names(shopFlow(name: "shop").step("cart") { _ in }) == ["shop-cart"])
  }

  @Test("names steps without a name by their position")
  func positions() {
    #expect(names(shopFlow().step { _ in }.step { _ in }) == ["step-0", "step-1"])
    #expect(names(shopFlow(name: "shop").step("cart") { _ in }.step { _ in }) == ["shop-cart", "shop-step-1"])
  }

  @Test("adds steps of another flow and renumbers them")
  func composition() {
    let shared = shopFlow(name: "other").step { $0.items = 5 }.extractedSteps
    let model = ShopModel()

    let flow = shopFlow(name: "shop", model: model).step("cart") { _ in }.steps(shared).step { _ in }
    flow.run { _, _ in }

    #expect(shared.count == 1)
    #expect(flow.stepNames == ["shop-cart", "shop-step-1", "shop-step-2"])
    #expect(model.items == 5)
  }

  @Test("keeps the source location of each step")
  func sourceLocations() {
    let flow = shopFlow()
      .step("cart") { _ in }
      .step("payment", action: { $0.pay() }, assert: { _ in })
      .step(assert: { _ in })
      .asyncStep("loaded") { await $0.load() }
    let line: UInt = #line

    #expect(flow.extractedSteps.map(\.sourceLocation.line) == [line - 4, line - 3, line - 2, line - 1])
    #expect(flow.extractedSteps.allSatisfy { "\($0.sourceLocation.fileID)".hasSuffix("FlowTesterTests.swift") })
  }

  @Test("can be run again")
  func again() {
    let model = ShopModel()
    let flow = shopFlow(model: model).step("more") { $0.items += 1 }

    #expect(flow.run { _, _ in }.count == 1)
    #expect(flow.run { _, _ in }.count == 1)
    #expect(model.items == 3)
  }
}
