import Foundation

/// The ways to write the steps of a flow, as sources of chains of any length.
package struct StepChain: Sendable {
  package let name: String
  /// The beginning of the chain.
  private let flow: String
  /// The steps, which are repeated in turn; `NAME` is the name of the step.
  private let steps: [String]

  private init(
    _ name: String, of flow: String = "FlowTester(model: Shop()) { ShopView(model: $0) }", _ steps: String...
  ) {
    self.name = name
    self.flow = flow
    self.steps = steps
  }

  /// A function that runs the chain.
  ///
  /// - Parameter count: The number of steps.
  package func function(named function: String, count: Int) -> String {
    let lines = (0..<count).map { steps[$0 % steps.count].replacingOccurrences(of: "NAME", with: "step \($0)") }
    return """
      @MainActor func \(function)() async {
        await \(flow)
      \(lines.map { "    " + $0 + "\n" }.joined())    .asyncRun()
      }

      """
  }

  /// The imports and the app that the chains use.
  package static let app = """
    import SwiftUI
    import SwiftUIFlowTesting
    import Testing

    enum ShopScreen { case cart, address }

    @Observable @MainActor final class Shop: FlowModel {
      var screen = ShopScreen.cart
      var receipt: Int?
      func checkOut() {}
      func pay() async {}
    }

    struct ShopView: View {
      let model: Shop
      var body: some View { Text("Shop") }
    }

    extension Shop: FlowViewProvider {
      var flowBody: some View { ShopView(model: self) }
    }


    """
}

extension StepChain {
  private static let action = #".step("NAME") { $0.checkOut() }"#
  private static let checked = """
    .step("NAME") { model in
      model.checkOut()
    } assert: { model in
      #expect(model.screen == .address)
    }
    """
  private static let required = """
    .step("NAME") { $0.checkOut() } assert: { try #require($0.screen == .address) }
    """
  private static let tap = #".step("NAME") { _, app in app.buttons["Pay"].tap() }"#
  private static let checkedTap = """
    .step("NAME") { model, app in
      app.buttons["Pay"].tap()
    } assert: { model, app in
      #expect(model.screen == .address)
    }
    """
  private static let asynchronous = """
    .asyncStep("NAME") { model in
      await model.pay()
    } assert: { model in
      #expect(model.screen == .address)
    }
    """
  private static let asynchronousTap = """
    .asyncStep("NAME") { model, app in
      app.buttons["Pay"].tap()
      await model.pay()
    } assert: { _, app in
      #expect(app.buttons["Pay"].exists)
    }
    """
  private static let watched = """
    .step("NAME") { $0.checkOut() } changes: { $0 = .address } assert: { #expect($0.screen == .address) }
    """

  /// The chains that `make bench` measures.
  package static let measured = [
    StepChain("bare steps", #".step("NAME")"#),
    StepChain("actions", action),
    StepChain("actions and assertions", checked),
    StepChain("screen actions", tap),
    StepChain("asynchronous steps", asynchronous),
    StepChain("mixed steps", checked, asynchronous, checkedTap, required, asynchronousTap, action, tap),
  ]

  /// All documented ways.
  package static let all =
    measured + [
      StepChain("requirements", required),
      StepChain("assertions alone", #".step("NAME", assert: { #expect($0.screen == .address) })"#),
      StepChain(
        "named assertions", #".step("NAME", assertions: [FlowAssertion("a") { #expect($0.screen == .address) }])"#),
      StepChain("labels", #".step("NAME", action: { $0.checkOut() }, assert: { #expect($0.screen == .address) })"#),
      StepChain("steps without names", ".step { $0.checkOut() } assert: { #expect($0.screen == .address) }"),
      StepChain("several statements", #".step("NAME") { model in model.checkOut(); model.checkOut() }"#),
      StepChain("screen actions and assertions", checkedTap),
      StepChain("screen actions without names", #".step { _, app in app.buttons["Pay"].tap() }"#),
      StepChain(
        "screen assertions", #".step("NAME") { _ in } assert: { _, app in #expect(app.buttons["Pay"].exists) }"#),
      StepChain("asynchronous screen actions", asynchronousTap),
      StepChain(
        "a configuration",
        of:
          #"FlowTester(name: "a", model: Shop(), configuration: FlowConfiguration(device: .iPhone17)) { ShopView(model: $0) }"#,
        checked),
      StepChain(
        "a view factory",
        of: "FlowTester(model: Shop(), viewFactory: ClosureFlowViewFactory<Shop, ShopView> { ShopView(model: $0) })",
        checked, tap),
      StepChain("a view provider", of: "FlowTester(model: Shop())", checked, tap),
      StepChain(
        "watched state", of: "FlowTester(model: Shop()) { ShopView(model: $0) }.watching { $0.screen }", watched,
        checked,
        action, tap),
      StepChain(
        "a watched state in the initializer",
        of: "ExhaustiveFlowTester(model: Shop(), state: { $0.screen }) { ShopView(model: $0) }", watched, action, tap),
    ]
}
