import SwiftUI
import SwiftUIFlowTesting

// The rules of steps that take the screen.

extension BrokenRule {
  #if os(Linux)
    static let screens = [
      BrokenRule(
        "outline that differs",
        """
        Step "cart" of flow "shop": the assertion "outline" failed: the screen is not as written. Lines with “-” are \
        missing, those with “+” are there instead:
        - - button "Pay"
        + - staticText "cart"

        Correct the outline, or the view.
        """
      ) {
        shopFlow(name: "shop")
          .step("cart", assertions: [.outline("- button \"Pay\"")])  // fails: outline that differs
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "outline that cannot be read",
        "Step \"cart\" of flow \"shop\": the assertion \"outline\" failed: Line 1 of the outline: expected “- ” and a "
          + "role, found “nonsense”."
      ) {
        shopFlow(name: "shop")
          .step("cart", assertions: [.outline("nonsense")])  // fails: outline that cannot be read
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "outline without a line",
        "Step \"cart\" of flow \"shop\": the assertion \"outline\" failed: Line 1 of the outline: expected at least one "
          + "element: an empty outline matches every screen."
      ) {
        shopFlow(name: "shop")
          .step("cart", assertions: [.outline("")])  // fails: outline without a line
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "audit that finds something",
        """
        Step "cart" of flow "shop": the assertion "audit" failed: 1 finding:
        Hit area is too small: button "Pay" has 40 × 15 points, expected at least 20 × 20 points (at Button).

        Correct the view.
        """
      ) {
        FlowTester(name: "shop", model: ShopModel()) { _ in
          Button {
          } label: {
            Text("Pay").frame(width: 40, height: 15).contentShape(.rect)
          }
          .buttonStyle(.plain)
        }
        .step("cart", assertions: [.audit(for: .hitRegion)])  // fails: audit that finds something
        .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "screen without identifiers",
        "Step \"cart\" of flow \"shop\": the assertion \"accessibility(pay, exists: true)\" failed: no element has the "
          + "identifier \"pay\"; the view has no identifiers."
      ) {
        FlowTester(name: "shop", model: ShopModel()) { _ in Text("Pay") }
          .step("cart", assertions: [.accessibility(identifier: "pay")])  // fails: screen without identifiers
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "swipe where nothing scrolls",
        "Step \"cart\" of flow \"shop\": the action: Failed to swipe up Application 'flow': nothing at {197, 639} scrolls "
          + "or takes a drag, so it did nothing."
      ) {
        FlowTester(
          name: "shop", model: ShopModel(), configuration: FlowConfiguration(device: .iPhone15)
        ) { ShopView(model: $0) }
        .step("cart") { _, app in
          app.swipeUp()  // fails: swipe where nothing scrolls
        }
        .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "audit of nothing",
        "Step \"cart\" of flow \"shop\": the assertion \"audit\" failed: it audits nothing, so every screen would "
          + "pass. Name at least one type."
      ) {
        shopFlow(name: "shop")
          .step("cart", assertions: [.audit(for: [])])  // fails: audit of nothing
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "picture that may differ in everything",
        "Step \"cart\" of flow \"shop\": the picture cannot be compared with the precision 0.0, which forgives every "
          + "difference."
      ) {
        shopFlow(name: "shop")
          .step("cart")  // fails: picture that may differ in everything
          .run(snapshotMode: .builtin(SnapshotConfiguration(precision: 0)))
      },
      BrokenRule(
        "restless end",
        "Flow \"shop\" does not end at rest: presentations: A sheet."
      ) {
        FlowTester(name: "shop", model: ShopModel()) { _ in Text("").sheet(isPresented: .constant(true)) { Text("") } }
          .step("cart")
          .endsAtRest()  // fails: restless end
          .run(snapshotMode: .disabled)
      },
      BrokenRule(
        "expectation of a screen",
        """
        Step "cart" of flow "shop": the action: The screen is not as written. Lines with “-” are missing, those with \
        “+” are there instead:
        - - button "Pay"
        + - staticText "cart"
        """
      ) {
        shopFlow(name: "shop")
          .step("cart") { _, app in
            app.expectOutline("- button \"Pay\"")  // fails: expectation of a screen
          }
          .run(snapshotMode: .disabled)
      },
    ]
  #else
    static let screens: [BrokenRule] = []
  #endif
}
