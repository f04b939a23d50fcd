import FlowIssueReporting
import SwiftUI
import SwiftUIFlowTesting
import Testing

@Suite("An accessibility assertion")
@MainActor
struct AccessibilityAssertionTests {
  private func assertion(_ identifier: String, exists: Bool = true) -> FlowAssertion<ShopModel> {
    .accessibility(identifier: identifier, exists: exists) { model in
      VStack {
        Text(model.screen).accessibilityIdentifier("title")
        Text("\(model.items)").accessibilityIdentifier("count")
      }
    }
  }

  @Test("has a label that says what it asserts")
  func label() {
    #expect(assertion("title").label == "accessibility(title, exists: true)")
    #expect(assertion("title", exists: false).label == "accessibility(title, exists: false)")
  }

  @Test("checks that an identifier exists, or that it does not")
  func holds() {
    assertion("title").body(ShopModel())
    assertion("total", exists: false).body(ShopModel())
  }

  @Test("checks the view of its closure, although the flow's view has the same erased type")
  func erasedView() {
    func view(_ name: String) -> AnyView { AnyView(Text(name).accessibilityIdentifier(name)) }
    FlowTester(model: ShopModel(), configuration: FlowConfiguration()) { _ in view("own") }
      .step(
        "cart",
        assertions: [
          .accessibility(identifier: "other") { _ in view("other") },
          .accessibility(identifier: "own", exists: false) { _ in view("other") },
        ]
      )
      .run(snapshotMode: .disabled)
  }

  @Test("fails its step without stopping the flow")
  func fails() {
    var results: [FlowStepResult] = []
    let issues = IssueReporter.collecting {
      results = shopFlow(name: "shop")
        .step("cart", assertions: [assertion("total"), assertion("title", exists: false)])
        .step("payment") { $0.pay() }
        .run(snapshotMode: .disabled)
    }
    let line: UInt = #line - 4

    #expect(results.map(\.resolvedName) == ["shop-cart", "shop-payment"])
    #expect(
      issues.messages == [
        "Step \"cart\" of flow \"shop\": the assertion \"accessibility(total, exists: true)\" failed: "
          + "no element has the identifier \"total\"; the view has \"count\", \"title\".",
        "Step \"cart\" of flow \"shop\": the assertion \"accessibility(title, exists: false)\" failed: "
          + "an element has the identifier \"title\".",
      ]
    )
    #expect(issues.lines == [line, line])
  }
}
