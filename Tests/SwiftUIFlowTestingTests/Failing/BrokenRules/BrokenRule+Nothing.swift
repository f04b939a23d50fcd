import FlowStore
import Foundation
import SwiftUI
import SwiftUIFlowTesting

// The rules of tests that check nothing, or less than they say.

private final class Basket: Equatable {
  var items = 0

  static func == (first: Basket, second: Basket) -> Bool { first.items == second.items }
}

extension BrokenRule {
  static let nothing = [
    BrokenRule(
      "watched object",
      "Flow \"shop\" watches an object, Basket: it is the same before and after a step, so no change of it is seen. "
        + "Watch a structure of its values.",
      isWarning: true
    ) {
      let basket = Basket()
      let flow = FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0) }  // fails: watched object
      await flow.watching { _ in basket }.step("cart").asyncRun(snapshotMode: .disabled)
    },
    BrokenRule(
      "hook that replaces another",
      "The afterEachStep hook of flow \"shop\" replaces an earlier one, which is not called. Do the work of both in one "
        + "closure.",
      isWarning: true
    ) {
      shopFlow(name: "shop")
        .afterEachStep { _, _, _ in }
        .afterEachStep { _, _, _ in }  // fails: hook that replaces another
        .step("cart")
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "hook after the run",
      "The beforeEachStep hook of flow \"shop\" was added after the flow was run, which did not carry it out. Add it "
        + "before the run.",
      isWarning: true
    ) {
      let flow = shopFlow(name: "shop").step("cart", assert: { _ in })
      flow.run(snapshotMode: .disabled)
      flow.beforeEachStep { _, _, _ in }  // fails: hook after the run
    },
    BrokenRule(
      "identifier that is empty",
      "Step \"cart\" of flow \"shop\": the assertion \"accessibility(, exists: false)\" failed: the identifier is empty, "
        + "so no element has it. Give one."
    ) {
      shopFlow(name: "shop")
        .step("cart", assertions: [.accessibility(identifier: "", exists: false)])  // fails: identifier that is empty
        .run(snapshotMode: .disabled)
    },
    BrokenRule(
      "picture with a precision that is no number",
      "Step \"cart\" of flow \"shop\": the picture cannot be compared with the precision nan, which must be between 0 "
        + "and 1."
    ) {
      shopFlow(name: "shop")
        .step("cart")  // fails: picture with a precision that is no number
        .run(snapshotMode: .builtin(SnapshotConfiguration(precision: .nan)))
    },
    BrokenRule(
      "state as an object",
      "The state is an object, Basket: it is the same before and after an action, so no change of it is seen. Make it a "
        + "structure.",
      isWarning: true
    ) {
      let reducer = Reducer<Basket, CounterAction, Void> { basket, _, _ in
        basket.items += 1
        return .none
      }
      let store = TestStore(initialState: Basket(), reducer: reducer, environment: ())  // fails: state as an object
      await store.send(.increment)
    },
    BrokenRule(
      "assertion without steps",
      "There are no steps, so nothing was checked. Give this call at least one.",
      isWarning: true
    ) {
      counterStore().assert()  // fails: assertion without steps
    },
    BrokenRule(
      "action that a non-exhaustive test does not receive",
      """
      Expected to receive CounterAction.loaded, and no action was received: no effect is running that could send one. \
      Remove this step, or return the effect from the reducer.
      """
    ) {
      let store = counterStore()
      store.exhaustivity = .off
      await store.receive(.loaded)  // fails: action that a non-exhaustive test does not receive
    },
  ]

  #if os(Linux)
    static let nothingOnScreens = [
      BrokenRule(
        "assertion after the run",
        "Assertion \"audit\" of flow \"shop\" was added after the flow was run, which did not carry it out. Add it "
          + "before the run.",
        isWarning: true
      ) {
        let flow = shopFlow(name: "shop").step("cart", assert: { _ in })
        flow.run(snapshotMode: .disabled)
        flow.audit()  // fails: assertion after the run
      },
      BrokenRule(
        "record mode that is left on",
        "Step \"cart\" of flow \"shop\": its reference was replaced and not compared, because its configuration says so. "
          + "Remove the record mode once the references are right.",
        isWarning: true
      ) {
        try withTemporaryFolder { folder throws in
          let pictures = SnapshotConfiguration(record: true, contents: .semantics, snapshotDirectory: folder.path)
          let flow = shopFlow(name: "shop")
            .step("cart")  // fails: record mode that is left on
          flow.run(snapshotMode: .builtin(pictures))
          flow.run(snapshotMode: .builtin(pictures))
        }
      },
      BrokenRule(
        "late work of a queue",
        "Step \"cart\" of flow \"shop\": a task that it started still ran at the end of the flow, and what fails in it "
          + "is not seen. Wait for it in an asynchronous step.",
        isWarning: true
      ) {
        shopFlow(name: "shop")
          .step(  // fails: late work of a queue
            "cart", action: { _ in DispatchQueue.main.async {} }, assertions: [FlowAssertion { _ in }]
          )
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "tap on nothing",
        """
        Step "cart" of flow "shop": the action: Failed to tap "Pay" Button: No matches found for Descendants matching \
        type Button from input {(
            Application, label: 'flow',
        )}
        """
      ) {
        shopFlow(name: "shop")
          .step("cart") { _, app in
            app.buttons["Pay"].tap()  // fails: tap on nothing
          }
          .run(snapshotMode: .disabled)
      },
    ]
  #else
    static let nothingOnScreens: [BrokenRule] = []
  #endif
}
