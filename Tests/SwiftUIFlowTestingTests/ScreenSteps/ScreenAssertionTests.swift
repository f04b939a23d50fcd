#if os(Linux)
  import FlowIssueReporting
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing

  @Suite("The screen of a step is compared")
  @MainActor
  struct ScreenAssertionTests {
    private func flow(_ view: some View) -> FlowTester<ShopModel, AnyView> {
      FlowTester(name: "shop", model: ShopModel()) { [view = AnyView(view)] _ in view }
    }

    private struct Cart: View {
      var body: some View {
        NavigationStack {
          VStack {
            Text("Total")
            Button("Pay") {}.disabled(true)
          }
          .navigationTitle("Cart")
        }
      }
    }

    @Test("with an outline that mentions a part of it")
    func outline() {
      flow(Cart())
        .step(
          "cart",
          assertions: [
            .outline(
              """
              - navigationBar "Cart"
              - button "Pay" [disabled]
              """)
          ]
        )
        .step("again") { _, app in
          #expect(app.outline.contains("- staticText \"Total\""))
          app.expectOutline("- staticText /^Tot/")
        }
        .run(snapshotMode: .disabled)
    }

    @Test("with an outline in a step, whose difference is reported at its line")
    func difference() {
      let issues = IssueReporter.collecting {
        flow(Text("cart")).step("cart") { _, app in app.expectOutline("- button \"Pay\"") }
          .run(snapshotMode: .disabled)
      }
      #expect(
        issues.messages == [
          """
          Step "cart" of flow "shop": the action: The screen is not as written. Lines with “-” are missing, those with “+” are there instead:
          - - button "Pay"
          + - staticText "cart"
          """
        ])
      #expect(issues.lines == [#line - 11])
    }

    @Test("with the requirements of accessibility")
    func audit() {
      let issues = IssueReporter.collecting {
        flow(Text("Total").foregroundStyle(Color(white: 0.9)))
          .step("cart").audit(for: .contrast)
          .step("checked", assertions: [.audit(for: .trait)])
          .run(snapshotMode: .disabled)
      }
      #expect(issues.messages.count == 1)
      #expect(
        issues.messages.first?.hasPrefix("Step \"cart\" of flow \"shop\": the assertion \"audit\" failed: 1 finding:\n")
          == true)
      #expect(issues.messages.first?.contains("staticText \"Total\"") == true)
    }

    @Test("by an audit only after a step")
    func auditWithoutStep() {
      let issues = IssueReporter.collecting { _ = flow(Text("cart")).audit() }
      #expect(issues.messages == ["There is no step before \"audit\" that it could belong to. Add a step first."])
      #expect(issues.lines == [#line - 2])
    }
  }
#endif
