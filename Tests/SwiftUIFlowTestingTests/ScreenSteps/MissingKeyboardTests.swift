#if os(Linux)
  import FlowIssueReporting
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing

  private struct NameForm: View {
    var hasToolbar = false
    var panel: InputPanel?
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $name).focused($isFocused).environment(\.inputPanel, panel)
          Button("Start") { isFocused = true }
        }
        .toolbar {
          if hasToolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
        }
      }
    }
  }

  @Suite("A flow without a device") @MainActor
  struct MissingKeyboardTests {
    /// The warnings of a flow about the form.
    private func warnings(
      hasToolbar: Bool = false, panel: InputPanel? = nil, device: FlowDevice? = nil,
      _ build: (FlowTester<ShopModel, NameForm>) -> FlowTester<ShopModel, NameForm>
    ) -> [String] {
      let configuration = FlowConfiguration(device: device)
      let issues = IssueReporter.collecting {
        build(
          FlowTester(name: "names", model: ShopModel(), configuration: configuration) { _ in
            NameForm(hasToolbar: hasToolbar, panel: panel)
          }
        )
        .run(snapshotMode: .disabled)
      }
      #expect(issues.reported.isEmpty)
      return issues.warned.map(\.message)
    }

    private static let noKeyboard = """
      Step "typed" of flow "names": it uses the keyboard, and a flow without a device has none: no keys, no toolbar, and \
      no view makes room for it. Give the flow a device: configuration: FlowConfiguration(device: .iPhone17).
      """

    @Test("says at the first typed text that it has no keyboard, and once")
    func typing() {
      let warned = warnings { flow in
        flow
          .step("cart")
          .step("focused") { _, app in app.textFields["Name"].tap() }
          .step("typed") { _, app in app.textFields["Name"].typeText("Ann") }
          .step("more") { _, app in app.textFields["Name"].typeText("a") }
      }
      #expect(warned == [Self.noKeyboard])
    }

    @Test("says when a step or an assertion asks for the keyboard or a key that it has none")
    func queries() {
      let asked = warnings { flow in
        flow.step("typed") { _, app in
          app.textFields["Name"].tap()
          #expect(!app.keyboards.firstMatch.exists)
        }
      }
      #expect(asked == [Self.noKeyboard])
      let asserted = warnings { flow in
        flow.step("typed") { _, app in
          app.textFields["Name"].tap()
        } assert: { _, app in
          #expect(app.keys.count == 0)
        }
      }
      #expect(asserted == [Self.noKeyboard])
    }

    @Test("says at the first focus that toolbar items at .keyboard are not shown")
    func toolbar() {
      let warned = warnings(hasToolbar: true) { flow in
        flow
          .step("start") { _, app in app.buttons["Start"].tap() }
          .step("typed") { _, app in app.textFields["Name"].typeText("Ann") }
      }
      #expect(
        warned == [
          """
          Step "start" of flow "names": the toolbar items at .keyboard are not shown, because a flow without a device \
          has no keyboard. Give the flow a device: configuration: FlowConfiguration(device: .iPhone17).
          """
        ])
    }

    @Test("says at the first focus that a view in place of the keyboard is not shown")
    func panel() {
      let panel = InputPanel(id: ObjectIdentifier(Self.self), height: 200, content: AnyView(Text("Sizes")))
      let warned = warnings(panel: panel) { flow in
        flow.step("start") { _, app in
          app.buttons["Start"].tap()
          #expect(!app.staticTexts["Sizes"].exists)
        }
      }
      #expect(
        warned == [
          """
          Step "start" of flow "names": the view in place of the keyboard is not shown, because a flow without a device \
          has no keyboard. Give the flow a device: configuration: FlowConfiguration(device: .iPhone17).
          """
        ])
      let shown = warnings(panel: panel, device: .iPhone17) { flow in
        flow.step("start") { _, app in
          app.buttons["Start"].tap()
        } assert: { _, app in
          #expect(app.staticTexts["Sizes"].exists && !app.keyboards.firstMatch.exists)
        }
      }
      #expect(shown == [])
    }

    @Test("says nothing if it does not use the keyboard, or has a device")
    func silent() {
      let looked = warnings(hasToolbar: true) { $0.step("a") { _, app in #expect(app.buttons["Start"].exists) } }
      #expect(looked == [])
      let typed = warnings(hasToolbar: true, device: .iPhone17) { flow in
        flow.step("typed") { _, app in
          app.textFields["Name"].tap()
          app.textFields["Name"].typeText("Ann")
        } assert: { _, app in
          #expect(app.keyboards.firstMatch.exists)
          #expect(app.buttons["Done"].exists)
        }
      }
      #expect(typed == [])
    }
  }
#endif
