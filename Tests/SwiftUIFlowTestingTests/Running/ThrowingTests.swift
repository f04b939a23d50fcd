import FlowIssueReporting
import SwiftUI
import SwiftUIFlowTesting
import Testing

@Suite("A step that throws")
@MainActor
struct ThrowingTests {
  @Test("stops its flow, which returns the steps that were finished")
  func stops() {
    let model = ShopModel()
    let flow = shopFlow(model: model)
      .step("cart") { _ in }
      .step("declined") { try $0.decline() }
      .step("confirmation") { $0.confirm() }
    var results: [FlowStepResult] = []

    _ = IssueReporter.collecting { results = flow.run { _, _ in } }

    #expect(results.map(\.resolvedName) == ["cart"])
    #expect(model.screen == "cart")
    #expect(flow.lastReport.steps.map(\.resolvedName) == ["cart", "declined"])
    #expect(flow.lastReport.steps.map(\.isFinished) == [true, false])
    #expect(!flow.lastReport.isSuccess)
  }

  @Test("in its action takes no picture and checks nothing")
  func action() {
    var order: [String] = []
    _ = IssueReporter.collecting {
      shopFlow()
        .beforeEachStep { _, _, _ in order.append("before") }
        .afterEachStep { _, _, _ in order.append("after") }
        .step("declined", action: { try $0.decline() }, assert: { _ in order.append("assertion") })
        .run { _, _ in order.append("picture") }
    }

    #expect(order == ["before", "after"])
  }

  @Test("in an assertion keeps the picture and skips later assertions")
  func assertion() {
    var order: [String] = []
    let flow = shopFlow()
      .step(
        "declined",
        assertions: [
          FlowAssertion("first") { _ in order.append("first") },
          FlowAssertion("second") { try $0.decline() },
          FlowAssertion("third") { _ in order.append("third") },
        ]
      )

    _ = IssueReporter.collecting { flow.run { _, _ in order.append("picture") } }

    #expect(order == ["picture", "first"])
    #expect(flow.lastReport.steps.map(\.assertionCount) == [2])
  }

  @Test("is reported at its line, with the flow, the step, the configuration and the label")
  func message() {
    let flow = shopFlow(name: "shop", configuration: .init(label: "dark"))
      .step("cart", assertions: [FlowAssertion("the card is good") { try $0.decline() }])
    let line: UInt = #line - 1

    let issues = IssueReporter.collecting { flow.run { _, _ in } }

    #expect(
      issues.messages == [
        "Step \"cart\" of flow \"shop\", configuration \"dark\": "
          + "the assertion \"the card is good\" threw PaymentError.declined, which stopped the flow."
      ]
    )
    #expect(issues.lines == [line])
    #expect(flow.lastReport.failures.map(\.message) == issues.messages)
    #expect(flow.lastReport.failures.first?.assertionLabel == "the card is good")
    #expect(flow.lastReport.failures.first?.stepName == "shop-cart")
    #expect(flow.lastReport.failures.first?.configurationLabel == "dark")
  }

  @Test("is described by its position if it has no name")
  func unnamed() {
    let issues = IssueReporter.collecting {
      shopFlow(name: "shop").step { _ in }.step { try $0.decline() }.run { _, _ in }
      shopFlow().step(assert: { try $0.decline() }).run { _, _ in }
      shopFlow()
        .step(assertions: [FlowAssertion { _ in }, FlowAssertion { try $0.decline() }])
        .run { _, _ in }
    }

    #expect(
      issues.messages == [
        "Step 2 of flow \"shop\": the action threw PaymentError.declined, which stopped the flow.",
        "Step 1: the assertion threw PaymentError.declined, which stopped the flow.",
        "Step 1: assertion 2 threw PaymentError.declined, which stopped the flow.",
      ]
    )
  }

  @Test("by #require is reported once, by Swift Testing, and noted with the step")
  func require() {
    let flow = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("payment", assert: { try #require($0.screen == "payment") })
      .step("confirmation") { _ in }
    let line: UInt = #line - 2
    var results: [FlowStepResult] = []

    let issues = IssueReporter.collecting {
      withKnownIssue { results = flow.run { _, _ in } }
    }

    #expect(results.map(\.resolvedName) == ["shop-cart"])
    #expect(issues.messages.isEmpty)
    let expected =
      "Step \"payment\" of flow \"shop\": the assertion recorded a failure: "
      + "Expectation failed: ($0.screen → \"cart\") == \"payment\" "
      + "(SwiftUIFlowTestingTests/ThrowingTests.swift:\(line))."
    #expect(issues.noted == [expected])
    #expect(flow.lastReport.failures.map(\.message) == [expected])
  }

  @Test("by #expect does not stop, and is noted with the step")
  func expect() {
    let flow = shopFlow()
      .step("payment", assertions: [FlowAssertion("the screen is payment") { #expect($0.screen == "payment") }])
      .step("confirmation") { _ in }
    let line: UInt = #line - 2
    var results: [FlowStepResult] = []

    let issues = IssueReporter.collecting {
      withKnownIssue { results = flow.run { _, _ in } }
    }

    #expect(results.map(\.resolvedName) == ["payment", "confirmation"])
    #expect(results.map(\.failures.count) == [1, 0])
    #expect(
      issues.noted == [
        "Step \"payment\": the assertion \"the screen is payment\" recorded a failure: "
          + "Expectation failed: ($0.screen → \"cart\") == \"payment\" "
          + "(SwiftUIFlowTestingTests/ThrowingTests.swift:\(line))."
      ]
    )
  }

  @Test("a known issue inside a step is not its failure")
  func knownIssue() {
    let flow = shopFlow().step("payment", assert: { model in withKnownIssue { #expect(model.screen == "payment") } })

    flow.run { _, _ in }

    #expect(flow.lastReport.isSuccess)
  }

  @Test("does not keep the next configuration from running")
  func matrix() {
    var results: [FlowStepResult] = []
    _ = IssueReporter.collecting {
      results = shopFlow()
        .step("cart") { _ in }
        .step("declined") { try $0.decline() }
        .matrixRun(configurations: [.init(label: "a"), .init(label: "b")], modelFactory: { ShopModel() }) { _, _ in }
    }

    #expect(results.map(\.resolvedName) == ["cart-a", "cart-b"])
  }

  @Test("asynchronously is reported in the same way")
  func asynchronous() async {
    let issues = await IssueReporter.collecting {
      await shopFlow(name: "shop")
        .asyncStep("loaded") { model in
          await model.load()
          try model.decline()
        }
        .step("never") { _ in Issue.record("The flow went on.") }
        .asyncRun { _, _ in }
    }

    #expect(
      issues.messages == [
        "Step \"loaded\" of flow \"shop\": the action threw PaymentError.declined, which stopped the flow."
      ]
    )
  }
}

@Suite("A snapshot closure that throws")
@MainActor
struct ThrowingSnapshotTests {
  @Test("ends the run with its error, without a further failure")
  func throwing() {
    var names: [String] = []
    let flow = shopFlow().step("cart") { _ in }.step("payment") { $0.pay() }

    let issues = IssueReporter.collecting {
      #expect(throws: PaymentError.declined) {
        try flow.run { name, _ in
          names.append(name)
          throw PaymentError.declined
        }
      }
    }

    #expect(names == ["cart"])
    #expect(issues.messages.isEmpty)
    #expect(flow.lastReport.steps.map(\.isFinished) == [false])
  }

  @Test("needs try, in every kind of run")
  func everyRun() async {
    let flow = shopFlow().step("cart") { _ in }
    let save: @MainActor (String, AnyView) throws -> Void = { _, _ in throw PaymentError.declined }
    let configurations = [FlowConfiguration(label: "dark")]

    #expect(throws: PaymentError.declined) { try flow.run(snapshot: save) }
    #expect(throws: PaymentError.declined) {
      try flow.matrixRun(configurations: configurations, modelFactory: { ShopModel() }, snapshot: save)
    }
    await #expect(throws: PaymentError.declined) { try await flow.asyncRun(snapshot: save) }
    await #expect(throws: PaymentError.declined) {
      try await flow.asyncMatrixRun(configurations: configurations, modelFactory: { ShopModel() }, snapshot: save)
    }
  }
}
