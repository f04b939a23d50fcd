import Checkout
import Foundation
import SwiftUI
import ViewInspector

/// Searches with `inspect().find(text:)`: on the screens of the example, in wide and in deep trees, with and without a
/// screen.
@MainActor
struct InspectionBenchmarks {
  /// The only figure to measure, or `nil` for all.
  var only: String?

  private func isWanted(_ name: String) -> Bool { only == nil || only == name }

  func run(into report: inout Report) throws {
    if isWanted("inspect-checkout") { try checkout(&report) }
    if isWanted("inspect-rows") { try rows(&report) }
    if isWanted("inspect-depth") { try depth(&report) }
  }

  private func checkout(_ report: inout Report) throws {
    for (name, model) in FlowBenchmarks.models() {
      let view = CheckoutView(model: model)
      let texts = try view.inspect(function: "bench").findAll(ViewType.Text.self)
      let last = try texts.last?.string() ?? ""
      try search(for: last, in: view, "checkout-\(name)", n: texts.count, into: &report)
    }
  }

  private func rows(_ report: inout Report) throws {
    for n in [100, 1_000, 10_000] {
      let last = (n - 1).formatted(.number.locale(.testsDefault))
      try search(for: "Row \(last)", in: RowsView(count: n, probe: Probe()), "rows", n: n, into: &report)
    }
  }

  private func depth(_ report: inout Report) throws {
    for n in [100, 1_000, 10_000] {
      try search(for: "bottom", in: DeepView(level: n), "depth", n: n, isHosted: n <= 1_000, into: &report)
    }
  }

  /// Measures a search of a view without a screen, and of the same view on a screen.
  private func search(
    for text: String, in view: some View, _ name: String, n: Int, isHosted: Bool = true, into report: inout Report
  ) throws {
    let runs = n >= 10_000 ? 2 : 5
    var failure: (any Error)?
    func find() {
      do { _ = try view.inspect(function: "bench").find(text: text) } catch { failure = error }
    }
    report.add("inspect-\(name)", n: n, unit: "ms", best(of: runs, find) / 1_000)
    if isHosted {
      ViewHosting.host(view: view, function: "bench")
      report.add("inspect-shown-\(name)", n: n, unit: "ms", best(of: runs, find) / 1_000)
      ViewHosting.expel(function: "bench")
    }
    if let failure { throw failure }
  }
}

/// Nested custom views.
private struct DeepView: View {
  let level: Int

  var body: AnyView {
    level == 0 ? AnyView(Text("bottom")) : AnyView(VStack { DeepView(level: level - 1) })
  }
}
