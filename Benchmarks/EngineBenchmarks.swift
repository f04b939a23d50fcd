import CFlowSupport
import FlowRendering
import SwiftUI

/// The tree for comparisons with other engines: a column of rows, each with two texts and a spacer.
struct RowsView: View {
  let count: Int
  let probe: Probe

  @State private var tick = 0

  var body: some View {
    let _ = probe.root = { tick += 1 }
    VStack {
      Text("\(tick)")
      ForEach(0..<count, id: \.self) { index in RowView(index: index, probe: probe) }
    }
  }
}

struct RowView: View {
  let index: Int
  let probe: Probe

  @State private var value = 0

  var body: some View {
    let _ = index == probe.leafIndex ? probe.leaf = { value = $0 } : ()
    HStack {
      Text("Row \(index)")
      Spacer()
      Text(value == 0 ? "value" : value == 1 ? "eulav" : "a value\nof another height")
    }
    .padding(4)
    .foregroundColor(.red)
  }
}

/// Lets a benchmark change the state inside the tree.
@MainActor
final class Probe {
  var leafIndex = 0
  var root: () -> Void = {}
  var leaf: (Int) -> Void = { _ in }
}

@MainActor
struct EngineBenchmarks {
  let sizes: [Int]

  /// The only figure to measure, or `nil` for all.
  var only: String?

  private func screen(real: Bool = false) -> Screen {
    Screen(
      size: ProposedViewSize(width: 390, height: 844),
      textSystem: real ? nil : TextSystem(measurer: FixedMetricsTextMeasurer()))
  }

  private func isWanted(_ name: String) -> Bool { only == nil || only == name }

  private static var isDebug: Bool { Measurement.buildConfiguration == "debug" }

  func run(into report: inout Report) {
    if isWanted("memory") { memory(&report) }
    for n in sizes {
      firstRender(n, &report)
      changes(n, &report)
    }
    if isWanted("list-first-screen") { list(&report) }
  }

  private func firstRender(_ n: Int, _ report: inout Report) {
    let runs = n >= 10_000 ? (Self.isDebug ? 2 : 5) : 10
    for (name, real) in [("first-render", false), ("first-render-real-text", true)] where isWanted(name) {
      // Retained until the clock stops, because releasing a tree is not part of showing it.
      var shown: Screen?
      let time = best(of: runs, before: { shown = nil }) {
        let screen = screen(real: real)
        screen.show(RowsView(count: n, probe: Probe()))
        _ = screen.displayList()
        _ = screen.semantics()
        shown = screen
      }
      withExtendedLifetime(shown) {}
      report.add(name, n: n, unit: "us/leaf", time / Double(3 * n))
    }
  }

  private func changes(_ n: Int, _ report: inout Report) {
    guard ["leaf-change", "leaf-resize", "root-change", "no-change"].contains(where: isWanted) else { return }
    let probe = Probe()
    probe.leafIndex = n / 2
    let screen = screen()
    screen.show(RowsView(count: n, probe: probe))
    var value = 0
    if isWanted("leaf-change") {
      report.add(
        "leaf-change", n: n, unit: "us",
        best(of: 50) {
          value = 1 - value
          probe.leaf(value)
          screen.graph.flush()
        })
    }
    var isWide = false
    if isWanted("leaf-resize") {
      report.add(
        "leaf-resize", n: n, unit: "us",
        best(of: 20) {
          isWide.toggle()
          probe.leaf(isWide ? 2 : 0)
          screen.graph.flush()
        })
    }
    if isWanted("root-change") {
      report.add(
        "root-change", n: n, unit: "us/row",
        best(of: 10) {
          probe.root()
          screen.graph.flush()
        } / Double(n))
    }
    if isWanted("no-change") {
      report.add(
        "no-change", n: n, unit: "us",
        best(of: 10) {
          for _ in 0..<1000 { screen.graph.flush() }
        } / 1000)
    }
  }

  /// The first screen of a list: invisible rows cost nothing.
  private func list(_ report: inout Report) {
    for n in [100, 100_000] {
      report.add(
        "list-first-screen", n: n, unit: "us",
        best(of: 5) {
          let screen = screen()
          screen.show(List(0..<n, id: \.self) { Text("Row \($0)") })
          _ = screen.displayList()
        })
    }
  }

  private func memory(_ report: inout Report) {
    let n = 10_000
    // Type metadata is read at its first use.
    screen().show(RowsView(count: 1, probe: Probe()))
    let before = flow_allocated_memory()
    let screen = screen()
    screen.show(RowsView(count: n, probe: Probe()))
    report.add("memory", n: n, unit: "bytes/leaf", Double(flow_allocated_memory() - before) / Double(3 * n))
    withExtendedLifetime(screen) {}
  }
}
