import Checkout
import CheckoutFlows
import Foundation
import SwiftUI
import SwiftUIFlowTesting

/// Compares the flow runner with the same closures in a loop, and measures the example from its first screen to the
/// whole demo.
@MainActor
struct FlowBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) async throws {
    if isWanted("flow-step") { emptySteps(&report) }
    if isWanted("checkout") { await checkoutScreens(&report) }
    if isWanted("demo") { try await demo(&report) }
  }

  private func isWanted(_ part: String) -> Bool { only == nil || only == part }

  @Observable
  final class Counter: FlowModel {
    var count = 0
  }

  private func emptySteps(_ report: inout Report) {
    let n = 1_000
    let action: @MainActor (Counter) -> Void = { $0.count += 1 }
    var flow = FlowTester(model: Counter()) { _ in EmptyView() }
    for index in 0..<n { flow = flow.step("step \(index)", action: action) }
    report.add("flow-step", n: n, unit: "us/step", best(of: 5) { flow.run { _, _ in } } / Double(n))

    let model = Counter()
    let actions = [@MainActor (Counter) -> Void](repeating: action, count: n)
    report.add(
      "closure-loop", n: n, unit: "us/step", best(of: 5) { for action in actions { action(model) } } / Double(n))
  }

  /// The models of four screens, in the order of a checkout.
  static func models() -> [(name: String, model: CheckoutModel)] {
    func model(_ change: (CheckoutModel) -> Void) -> CheckoutModel {
      let model = CheckoutModel(service: StubPaymentService())
      change(model)
      return model
    }
    func deliver(_ model: CheckoutModel) {
      model.checkOut()
      model.address = .sample
      model.submitAddress()
    }
    return [
      ("cart", model { _ in }),
      ("address", model { $0.checkOut() }),
      ("delivery", model(deliver)),
      (
        "payment",
        model {
          deliver($0); $0.submitDelivery()
        }
      ),
    ]
  }

  private func checkoutScreens(_ report: inout Report) async {
    func screen() -> Screen { Screen(size: ProposedViewSize(width: 390, height: 844)) }
    for (name, model) in Self.models() {
      let time = best(of: 5) {
        let screen = screen()
        screen.show(CheckoutView(model: model))
        _ = screen.displayList()
        _ = screen.semantics()
      }
      report.add("checkout-render-\(name)", n: 1, unit: "ms", time / 1_000)
      let shown = screen()
      shown.show(CheckoutView(model: model))
      report.add("picture-\(name)", n: 1, unit: "ms", best(of: 5) { _ = shown.picture(scale: 2) } / 1_000)
    }
  }

  /// The work of `make demo`: every step in four configurations, its picture, and the storyboard.
  private func demo(_ report: inout Report) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-storyboard-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bank = StubPaymentService()
    let flow = CheckoutFlow.tester(bank: bank)
    let start = ContinuousClock.now
    await flow.asyncMatrixRun(
      configurations: FlowConfiguration.checkout, modelFactory: { CheckoutModel(service: bank) },
      snapshotMode: .capture())
    var storyboard = FlowStoryboard(title: "Checkout")
    storyboard.add(flow.lastReport)
    _ = try storyboard.write(to: folder)
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    report.add("demo", n: flow.lastReport.steps.count, unit: "ms", time)
  }
}
