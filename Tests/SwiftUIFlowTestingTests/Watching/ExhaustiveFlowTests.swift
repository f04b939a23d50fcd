import FlowIssueReporting
import SwiftUI
import SwiftUIFlowTesting
import Testing

@MainActor @Observable
private final class Shop: FlowModel {
  struct State: Equatable {
    var items = 0
    var isPaid = false
  }

  var state = State()

  func pay() async { state.isPaid = true }
}

@Suite("A flow whose steps describe every change")
@MainActor
struct ExhaustiveFlowTests {
  @Test("passes when they do")
  func described() async {
    let flow = FlowTester(name: "shop", model: Shop()) { Text("\($0.state.items)") }
      .step("empty")
      .watching { $0.state }
      .step("one") {
        $0.state.items = 1
      } changes: {
        $0.items = 1
      }
      .step("two") {
        $0.state.items = 2
      } changes: {
        $0.items = 2
      } assert: {
        #expect($0.state.items == 2)
      }
      .asyncStep("paid") {
        await $0.pay()
      } changes: {
        $0.isPaid = true
      }
      .step {
        $0.state.items = 0
      } changes: {
        $0.items = 0
      }
    let results = await flow.asyncRun(snapshotMode: .disabled)
    #expect(results.map(\.stepName) == ["empty", "one", "two", "paid", ""])
    #expect(flow.lastReport.isSuccess)
  }

  @Test("fails at the line of a step that omits a change")
  func undescribed() {
    let flow = ExhaustiveFlowTester(model: Shop(), state: { $0.state }) { Text("\($0.state.items)") }
    let line: UInt = #line + 1
    flow.step("one") { $0.state.items = 1 }
      .step("two") {
        $0.state.items = 2
      } changes: {
        $0.items = 2
        $0.isPaid = true
      }
    let issues = IssueReporter.collecting { flow.run(snapshotMode: .disabled) }.reported
    #expect(
      issues.map(\.message) == [
        """
        Step "one": it changed the state, and describes no change:

            \u{2007} State(
            −   items: 0,
            +   items: 1,
            \u{2007}   isPaid: false
            \u{2007} )

        (Expected: −, actual: +)

        Describe every change in `changes:`.
        """,
        """
        Step "two": the state after it is not the one that `changes:` describes:

            \u{2007} State(
            \u{2007}   items: 2,
            −   isPaid: true
            +   isPaid: false
            \u{2007} )

        (Expected: −, actual: +)

        Correct the description, or the model.
        """,
      ])
    #expect(issues.first?.location.line == line)
  }

  @Test("each model of a matrix is tracked separately")
  func matrix() {
    let flow = FlowTester(model: Shop()) { Text("\($0.state.items)") }
      .watching { $0.state }
      .step("one") {
        $0.state.items += 1
      } changes: {
        $0.items = 1
      }
    flow.matrixRun(
      configurations: [FlowConfiguration(label: "a"), FlowConfiguration(label: "b")],
      modelFactory: { Shop() },
      snapshotMode: .disabled)
    #expect(flow.lastReport.isSuccess)
  }

  @Test("its steps fail in another flow that does not watch their state")
  func unwatched() {
    let steps = FlowTester(model: Shop()) { _ in EmptyView() }
      .watching { $0.state }
      .step("one") {
        $0.state.items = 1
      } changes: {
        $0.items = 1
      }
      .extractedSteps
    let flow = FlowTester(model: Shop()) { _ in EmptyView() }.steps(steps)
    let issues = IssueReporter.collecting { flow.run(snapshotMode: .disabled) }.reported
    #expect(
      issues.map(\.message) == [
        """
        Step "one": it describes changes of a state that its flow does not watch; add `watching` to the flow, with that \
        state.
        """
      ])
  }
}
