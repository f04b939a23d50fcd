import FlowIssueReporting
import SwiftUI
import SwiftUIFlowTesting
import Testing

/// A view that records the model's values in its state.
private struct RememberingView: View {
  let model: ShopModel
  @State private var seen: [String] = []
  @State private var appearances = 0

  var body: some View {
    Text(model.screen)
      .accessibilityIdentifier("\(appearances): \(seen.joined(separator: ", "))")
      .onAppear { appearances += 1 }
      .onChange(of: model.screen, initial: true) { seen.append(model.screen) }
  }
}

@Suite("The screen of a flow")
@MainActor
struct ScreenTests {
  private typealias Flow = FlowTester<ShopModel, RememberingView>

  private func flow(_ configuration: FlowConfiguration = .init()) -> Flow {
    FlowTester(model: ShopModel(), configuration: configuration) { RememberingView(model: $0) }
  }

  private func shows(_ identifier: String) -> [FlowAssertion<ShopModel>] { [.accessibility(identifier: identifier)] }

  /// A snapshot mode by index, because closures cannot be test arguments.
  private func mode(_ number: Int) -> SnapshotMode {
    switch number {
    case 0: .disabled
    case 1: .custom { _, _ in }
    default: .capture(SnapshotConfiguration(proposedSize: .init(width: 60, height: 30)))
    }
  }

  @Test("persists from the first step to the last in every snapshot mode", arguments: 0..<3)
  func lives(number: Int) {
    let results = flow()
      .step("cart", assertions: shows("1: cart"))
      .step("payment", snapshot: false, action: { $0.pay() }, assertions: shows("1: cart, payment"))
      .step("confirmation", action: { $0.confirm() }, assertions: shows("1: cart, payment, confirmation"))
      .run(snapshotMode: mode(number))

    #expect(results.count == 3)
  }

  @Test("persists while its views are passed to a closure")
  func closure() {
    var names: [String] = []
    flow()
      .step("cart", assertions: shows("1: cart"))
      .step("payment", action: { $0.pay() }, assertions: shows("1: cart, payment"))
      .run { name, _ in names.append(name) }

    #expect(names == ["cart", "payment"])
  }

  @Test("is new in each configuration, and is closed at the end")
  func passes() {
    var disappeared = 0
    let flow = FlowTester(model: ShopModel()) { model in
      RememberingView(model: model).onDisappear { disappeared += 1 }
    }
    flow.step("cart", assertions: [.accessibility(identifier: "1: cart")])
      .step("payment", action: { $0.pay() }, assertions: [.accessibility(identifier: "1: cart, payment")])
      .matrixRun(
        configurations: [.init(label: "a"), .init(label: "b")], modelFactory: { ShopModel() }, snapshotMode: .disabled)

    #expect(disappeared == 2)
  }

  @Test("follows the values that the view-building closure reads, although no view observes them")
  func rebuilds() {
    var text = "one"
    FlowTester(model: ShopModel()) { _ in Text(text).accessibilityIdentifier(text) }
      .step("one", assertions: [.accessibility(identifier: "one")])
      .step("two", action: { _ in text = "two" }, assertions: [.accessibility(identifier: "two")])
      .run(snapshotMode: .disabled)
  }

  @Test("reports problems of its views, although no picture is taken")
  func issues() {
    struct Lost: View {
      @Environment(ShopModel.self) private var model: ShopModel?
      @EnvironmentObject private var missing: Missing
      var body: some View { Text(missing.text) }
    }
    var failures: [FlowFailure] = []
    let collected = IssueReporter.collecting {
      let flow = FlowTester(name: "shop", model: ShopModel()) { _ in Lost() }.step("cart")
      flow.run(snapshotMode: .disabled)
      failures = flow.lastReport.failures
    }

    #expect(failures.count == 1)
    #expect(collected.messages.first?.hasPrefix("Step \"cart\" of flow \"shop\": ") == true)
    #expect(collected.messages.first?.contains("Missing") == true)
  }

  private final class Missing: ObservableObject {
    let text = ""
  }
}
