#if os(Linux)
  import PhoneSimulation
  import SwiftUI
  @testable import SwiftUIFlowTesting
  import Testing

  @Suite("The phone of a flow") @MainActor
  struct FlowPhoneTests {
    private struct Lamp: View {
      @State private var text = "waiting"

      var body: some View {
        Text(text)
        Button("Ask") {
          let phone = SimulatedPhone.current
          phone.request(.camera, for: "Lamp", prompt: .question(for: .camera, app: "Lamp")) { text = "\($0)" }
        }
      }
    }

    private func flow(_ configuration: FlowConfiguration = FlowConfiguration()) -> FlowTester<ShopModel, Lamp> {
      FlowTester(name: "lamp", model: ShopModel(), configuration: configuration) { _ in Lamp() }
    }

    @Test("shows prompts that a step answers, and what the app did is in the step's actions")
    func prompts() {
      let results = flow()
        .step("asked") { _, app in
          app.buttons["Ask"].tap()
          app.homeScreen.alerts.buttons["Allow"].tap()
          #expect(app.staticTexts["authorized"].exists)
        }
        .run(snapshotMode: .disabled)
      #expect(results.flatMap(\.failures).isEmpty)
      let actions = results.first?.facts.actions ?? []
      #expect(actions.contains { $0.contains("Lamp: asks for camera") })
    }

    @Test("is set by the configuration")
    func configuration() {
      let configuration = FlowConfiguration().phone { $0.permissions[.camera] = .restricted }
      let results = flow(configuration)
        .step("asked") { _, app in
          app.buttons["Ask"].tap()
          #expect(app.phone.prompts.isEmpty)
          app.advance(by: .seconds(1))
          #expect(app.staticTexts["restricted"].exists)
        }
        .run(snapshotMode: .disabled)
      #expect(results.flatMap(\.failures).isEmpty)
    }
  }
#endif
