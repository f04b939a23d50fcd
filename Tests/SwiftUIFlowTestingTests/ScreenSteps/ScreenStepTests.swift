#if os(Linux)
  import FlowIssueReporting
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing

  /// A counter with private state.
  private struct CounterView: View {
    let model: ShopModel
    @State private var count = 0
    @State private var name = ""
    @State private var isAlertShown = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Count: \(count)")
        Text(isFocused ? "Typing" : "Not typing")
        Text(model.screen)
        TextField("Name", text: $name).focused($isFocused)
        Button("More") { count += 1 }
        Button("Pay") {
          model.pay()
          isAlertShown = true
        }
      }
      .alert("Payment failed", isPresented: $isAlertShown) { Button("OK") {} }
    }
  }

  @Suite("A step that takes the screen")
  @MainActor
  struct ScreenStepTests {
    private func flow(name: String? = nil) -> FlowTester<ShopModel, CounterView> {
      FlowTester(name: name, model: ShopModel()) { CounterView(model: $0) }
    }

    @Test("drives the view, even in the first step")
    func first() {
      flow()
        .step("more") { _, app in
          app.buttons["More"].tap()
        } assert: { _, app in
          #expect(app.staticTexts["Count: 1"].exists)
        }
        .run(snapshotMode: .disabled)
    }

    @Test("finds the state of the previous steps")
    func state() {
      flow()
        .step("cart")
        .step("one") { _, app in app.buttons["More"].tap() }
        .step("two") { _, app in app.buttons["More"].tap() }
        .step("typing") { _, app in
          app.textFields["Name"].tap()
          app.textFields["Name"].typeText("Ann")
        }
        .step("still there") { _ in
        } assert: { _, app in
          #expect(app.staticTexts["Count: 2"].exists)
          #expect(app.staticTexts["Typing"].exists)
          #expect(app.textFields.firstMatch.value as? String == "Ann")
        }
        .run(snapshotMode: .disabled)
    }

    @Test("changes the model through the screen, and sees what the model changes")
    func model() {
      flow()
        .step("pay") { model, app in
          app.buttons["Pay"].tap()
        } assert: { model, app in
          #expect(model.screen == "payment")
          #expect(app.alerts["Payment failed"].exists)
        }
        .step("confirmed") { model, app in
          app.alerts.buttons["OK"].tap()
          model.confirm()
          #expect(app.staticTexts["confirmation"].exists)
        } assert: { _, app in
          #expect(!app.alerts.firstMatch.exists)
        }
        .run(snapshotMode: .disabled)
    }

    @Test("immediately sees the values that the view-building closure reads")
    func closure() {
      FlowTester(model: ShopModel()) { model in
        Button(model.screen) { model.pay() }
      }
      .step("pay") { _, app in
        app.buttons["cart"].tap()
        #expect(app.buttons["payment"].exists)
      }
      .run(snapshotMode: .disabled)
    }

    @Test("may be asynchronous")
    func asynchronous() async {
      await flow()
        .asyncStep("loaded") { model, app in
          app.buttons["More"].tap()
          await model.load()
        } assert: { model, app in
          #expect(model.items == 2)
          #expect(app.staticTexts["Count: 1"].exists)
        }
        .asyncRun(snapshotMode: .disabled)
    }

    @Test("can be written in every way")
    func spellings() async {
      var calls: [String] = []
      let more = { @MainActor @Sendable (_: ShopModel, app: XCUIApplication) in app.buttons["More"].tap() }
      await flow()
        .step("a") { _, app in app.buttons["More"].tap() }
        .step("b") { $1.buttons["More"].tap() }
        .step("c", action: more)
        .step { _, app in app.buttons["More"].tap() }
        .step("d") { _, app in
          app.buttons["More"].tap()
        } assert: {
          calls.append($0.screen)
        }
        .step("e") {
          $0.pay()
        } assert: { _, app in
          #expect(app.staticTexts["payment"].exists)
        }
        .step("f") { _ in
        } assert: { _, app in
          #expect(app.staticTexts["Count: 5"].exists)
        }
        .step { _ in
        } assert: { _, app in
          #expect(app.staticTexts["Count: 5"].exists)
        }
        .step("g", snapshot: false) { _, app in app.buttons["More"].tap() }
        .step(
          "h",
          assertions: [
            FlowAssertion("six") { _, app in #expect(app.staticTexts["Count: 6"].exists) },
            FlowAssertion("paid") { #expect($0.screen == "payment") },
          ]
        )
        .steps([FlowStep(name: "i", action: more)])
        .asyncStep("j") { _, app in app.buttons["More"].tap() }
        .asyncStep("k") {
          await $0.load()
        } assert: { _, app in
          #expect(app.staticTexts["Count: 8"].exists)
        }
        .asyncStep("l") { _, app in
          app.buttons["More"].tap()
        } assert: {
          calls.append("\($0.items)")
        }
        .asyncRun(snapshotMode: .disabled)

      #expect(calls == ["cart", "2"])
    }

    @Test("records its touches")
    func touches() throws {
      var results: [FlowStepResult] = []
      // A button does nothing with a finger that leaves it, which the step says.
      withKnownIssue {
        results = flow()
          .step("more") { _, app in app.buttons["More"].tap() }
          .step("cart")
          .step("swiped") { _, app in app.buttons["More"].swipeLeft() }
          .run(snapshotMode: .capture())
      } matching: {
        $0.comments.contains { $0.rawValue.contains("was pressed, and the finger left it") }
      }

      #expect(results.count == 3)
      #expect(results[0].touches.count == 1)
      let tap = try #require(results[0].touches.first?.path)
      #expect(tap.count == 1)
      #expect(results[1].touches.isEmpty)
      #expect(try #require(results[2].touches.first).path.count > 1)

      var storyboard = FlowStoryboard(title: "Counter")
      let again = flow().step("more") { _, app in app.buttons["More"].tap() }
      again.run(snapshotMode: .capture())
      storyboard.add(again.lastReport)
      try withTemporaryFolder { folder in
        let page = try String(contentsOf: storyboard.write(to: folder), encoding: .utf8)
        #expect(page.contains("<svg class=\"marks\" viewBox=\"0 0 390 844\" aria-hidden=\"true\"><circle cx=\""))
      }
      #expect(results[0].snapshotResult?.pngData == again.lastReport.steps[0].snapshotResult?.pngData)
    }

    @Test("advances time only explicitly, and settles automatically")
    func time() {
      struct Fading: View {
        @State private var isShown = true
        @State private var ticks = 0
        var body: some View {
          VStack {
            Text("Ticks: \(ticks)").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
              ticks += 1
            }
            if isShown { Text("Shown") }
            Button("Hide") { withAnimation(.linear(duration: 3)) { isShown = false } }
          }
        }
      }
      FlowTester(model: ShopModel()) { _ in Fading() }
        .step("waiting") { _, app in
          #expect(app.staticTexts["Ticks: 0"].exists)
          app.advance(by: .seconds(2.5))
          #expect(app.staticTexts["Ticks: 2"].exists)
        }
        .step("hiding") { _, app in
          app.buttons["Hide"].tap()
        } assert: { _, app in
          #expect(!app.staticTexts["Shown"].exists)
        }
        .run(snapshotMode: .disabled)
    }

    @Test("outside a flow fails, with a reason")
    func outside() {
      let step = FlowStep<ShopModel>(name: "pay") { _, app in app.buttons["Pay"].tap() }
      let issues = IssueReporter.collecting { step.action(ShopModel()) }
      #expect(
        issues.messages == [
          "The action of step \"pay\" threw MissingScreen: it takes the screen of a flow, and there is none; "
            + "run it in a flow."
        ])
    }

    @Test("that fails is reported at the line of the touch, with its step")
    func failing() {
      var failures: [FlowFailure] = []
      let issues = IssueReporter.collecting {
        let flow = flow(name: "shop").step("gone") { _, app in
          app.buttons["Gone"].tap()
        }
        flow.run(snapshotMode: .disabled)
        failures = flow.lastReport.failures
      }
      #expect(issues.messages.count == 1)
      #expect(
        issues.messages.first?
          .hasPrefix("Step \"gone\" of flow \"shop\": the action: Failed to tap \"Gone\" Button: ") == true)
      #expect(failures.map(\.message) == issues.messages)
      #expect(issues.lines == [#line - 10])
    }
  }
#endif
