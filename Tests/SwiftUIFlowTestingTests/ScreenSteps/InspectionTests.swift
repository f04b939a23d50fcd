#if os(Linux)
  import FlowIssueReporting
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing
  import ViewInspector

  @Suite("A step inspects the views of its screen")
  @MainActor
  struct InspectionTests {
    private struct Cart: View {
      let model: ShopModel
      @State private var gifts = 0

      var body: some View {
        VStack {
          Text("Items: \(model.items)")
          Text("Gifts: \(gifts)")
          Button("Add") { gifts += 1 }
        }
      }
    }

    private func flow() -> FlowTester<ShopModel, Cart> {
      FlowTester(name: "shop", model: ShopModel()) { Cart(model: $0) }
    }

    @Test("whose state changes in the same way by an inspected action and a touch, in actions and assertions")
    func state() {
      let results = flow()
        .step("added") { model, app in
          model.items = 3
          try app.inspect().find(button: "Add").tap()
          app.buttons["Add"].tap()
        }
        .step(
          "seen",
          assertions: [
            FlowAssertion("items") { _, app in
              let text = try app.inspect().find(text: "Items: 3")
              #expect(text.pathToRoot == "view(Cart.self).vStack().text(0)")
            },
            FlowAssertion("gifts") { _, app in _ = try app.inspect().find(text: "Gifts: 2") },
          ]
        )
        .run(snapshotMode: .disabled)
      #expect(results.flatMap(\.failures).isEmpty)
    }

    @Test("and its result lists them")
    func report() throws {
      let flow = flow()
        .step("added") { _, app in try app.inspect().find(button: "Add").tap() }
        .step("cart")
        .step("read") { _, app in
          let stack = try app.inspect().view(Cart.self).vStack()
          #expect(try stack.text(0).string() == "Items: 1")
          #expect(try stack.text(1).string() == "Gifts: 1")
        }
      let results = flow.run(snapshotMode: .disabled)
      #expect(
        results.map(\.inspections) == [
          ["view(Cart.self).vStack().button(2).tap()"], [],
          ["view(Cart.self).vStack().text(0)", "view(Cart.self).vStack().text(1)"],
        ])

      var storyboard = FlowStoryboard(title: "Cart")
      storyboard.add(flow.lastReport)
      try withTemporaryFolder { folder in
        let page = try String(contentsOf: storyboard.write(to: folder), encoding: .utf8)
        #expect(page.contains("<li><code>view(Cart.self).vStack().text(1)</code></li>"))
      }
    }

    @Test("and an error lists the actual views")
    func failure() {
      let issues = IssueReporter.collecting {
        flow()
          .step("cart", assertions: [FlowAssertion("total") { _, app in _ = try app.inspect().find(text: "Item: 1") }])
          .run(snapshotMode: .disabled)
      }
      #expect(
        issues.messages == [
          """
          Step "cart" of flow "shop": the assertion "total" threw InspectionError: Search did not find a match, which \
          stopped the flow.
          The nearest to the text "Item: 1":
            view(Cart.self).vStack().text(0): it is "Items: 1"
            view(Cart.self).vStack().text(1): it is "Gifts: 0"
            view(Cart.self).vStack().button(2).labelView().text(): it is "Add"
          The search went through:
            view(Cart.self)
              vStack()
                text(0) "Items: 1"
                text(1) "Gifts: 0"
                button(2)
                  labelView().text() "Add"
          Instead: find(text: "Items: 1")
          """
        ])
    }
  }
#endif
