import SwiftUI
import SwiftUIFlowTesting

// The rules of flows that describe every change.

@Observable
private final class Shelf {
  var count = 0
}

private struct ShelfView: View {
  @Environment(Shelf.self) private var shelf

  var body: some View { Text("\(shelf.count)") }
}

@MainActor
private func watchingFlow() -> ExhaustiveFlowTester<ShopModel, ShopView, Int> {
  shopFlow(name: "shop").watching { $0.items }
}

extension BrokenRule {
  static let flows = [
    BrokenRule(
      "undescribed change of a model",
      """
      Step "more" of flow "shop": it changed the state, and describes no change:

          − 1
          + 2

      (Expected: −, actual: +)

      Describe every change in `changes:`.
      """
    ) {
      await watchingFlow()
        .step("more") { $0.items = 2 }  // fails: undescribed change of a model
        .asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "wrong change of a model",
      """
      Step "more" of flow "shop": the state after it is not the one that `changes:` describes:

          − 3
          + 2

      (Expected: −, actual: +)

      Correct the description, or the model.
      """
    ) {
      await watchingFlow()
        .asyncStep("more", action: { await $0.load() }, changes: { $0 = 3 })  // fails: wrong change of a model
        .asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "changes that throw",
      "Step \"more\" of flow \"shop\": the description of the changes threw CounterError.broken."
    ) {
      await watchingFlow()
        .step("more", action: { _ in }, changes: { _ in throw CounterError.broken })  // fails: changes that throw
        .asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "changes that the flow does not watch",
      """
      Step "more" of flow "shop": it describes changes of a state that its flow does not watch; add `watching` to the \
      flow, with that state.
      """
    ) {
      let steps = watchingFlow()
        .step("more", action: { _ in }, changes: { $0 = 2 })  // fails: changes that the flow does not watch
        .extractedSteps
      await shopFlow(name: "shop").steps(steps).asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "no steps",
      "Flow \"shop\" has no steps. Add one before the run; "
        + "the flow was not run."
    ) {
      shopFlow(name: "shop").run { _, _ in }  // fails: no steps
    },
    BrokenRule(
      "no steps, asynchronously",
      "The flow has no steps. Add one before the run; "
        + "the flow was not run."
    ) {
      await shopFlow().asyncRun(snapshotMode: .disabled)  // fails: no steps, asynchronously
    },
    BrokenRule(
      "no configurations",
      "Flow \"shop\" is to run in no configuration. Give the matrix at least one; the flow was not run."
    ) {
      shopFlow(name: "shop").step("cart")
        .matrixRun(  // fails: no configurations
          configurations: [], modelFactory: { ShopModel() }, snapshotMode: .disabled)
    },
    BrokenRule(
      "step after the run",
      "Step \"payment\" of flow \"shop\" was added after the flow was run, which did not carry it out. Add it before the "
        + "run.",
      isWarning: true
    ) {
      let flow = shopFlow(name: "shop").step("cart", assert: { _ in })
      flow.run(snapshotMode: .disabled)
      flow.step("payment") { $0.pay() }  // fails: step after the run
    },
    BrokenRule(
      "flow that is never run",
      "Flow \"shop\" was never run: nothing in it was carried out or checked. End it with `run()`.",
      isWarning: true
    ) {
      FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0) }  // fails: flow that is never run
        .step("cart") { $0.items = 7 }
    },
    BrokenRule(
      "flow that watches and is never run",
      "Flow \"shop\" was never run: nothing in it was carried out or checked. End it with `run()`.",
      isWarning: true
    ) {
      FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0) }  // fails: flow that watches and is never run
        .watching { $0.items }
        .step("cart")
    },
    BrokenRule(
      "state that the last assertion changes",
      """
      Step "cart" of flow "shop": an assertion or a hook changed the state:

          − 1
          + 9

      (Expected: −, actual: +)

      Change it in the action, or not at all.
      """
    ) {
      await watchingFlow()
        .step("cart", assert: { $0.items = 9 })  // fails: state that the last assertion changes
        .asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "state that a hook changes",
      """
      Step "cart" of flow "shop": an assertion or a hook changed the state:

          − 1
          + 9

      (Expected: −, actual: +)

      Change it in the action, or not at all.
      """
    ) {
      await watchingFlow()
        .step("cart")  // fails: state that a hook changes
        .afterEachStep { _, _, model in model.items = 9 }
        .asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "late action",
      "Step \"cart\" of flow \"shop\": a task that it started still ran at the end of the flow, and what fails in it is "
        + "not seen. Wait for it in an asynchronous step.",
      isWarning: true
    ) {
      shopFlow(name: "shop")
        .step(  // fails: late action
          "cart", action: { _ in Task { try? await Task.sleep(for: .seconds(60)) } },
          assertions: [FlowAssertion { _ in }]
        )
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "late assertion",
      "Step \"cart\" of flow \"shop\": a task that it started still ran at the end of the flow, and what fails in it is "
        + "not seen. Wait for it in an asynchronous step.",
      isWarning: true
    ) {
      await shopFlow(name: "shop")
        .step("cart", assert: { _ in Task { try? await Task.sleep(for: .seconds(60)) } })  // fails: late assertion
        .asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "missing object where no pictures are taken",
      "Step \"cart\" of flow \"shop\": No Observable object of type Shelf found. A View.environment(_:) for Shelf may be "
        + "missing as an ancestor of this view (at ShelfView)."
    ) {
      FlowTester(name: "shop", model: ShopModel()) { _ in ShelfView() }
        .step("cart")  // fails: missing object where no pictures are taken
        .run(snapshotMode: .disabled)
    },
  ]
}
