import FlowRendering
import SwiftUI

/// The tree of the comparison with other engines: a column of rows, each with two texts and a spacer.
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
      Text(value == 0 ? "value" : value == 1 ? "eulav" : "a value of another width")
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

  private func host(real: Bool = false) -> ViewHost {
    ViewHost(
      size: ProposedViewSize(width: 390, height: 844),
      textSystem: real ? nil : TextSystem(measurer: FixedMetricsTextMeasurer()))
  }

  func run(into report: inout Report) {
    for n in sizes {
      firstRender(n, &report)
      changes(n, &report)
    }
    memory(&report)
  }

  private func firstRender(_ n: Int, _ report: inout Report) {
    let runs = n >= 10_000 ? 3 : 10
    for real in [false, true] {
      let time = best(of: runs) {
        let probe = Probe()
        let host = host(real: real)
        host.show(RowsView(count: n, probe: probe))
        _ = host.displayList()
        _ = host.semantics()
      }
      report.add(real ? "first-render-real-text" : "first-render", n: n, unit: "us/leaf", time / Double(3 * n))
    }
  }

  private func changes(_ n: Int, _ report: inout Report) {
    let probe = Probe()
    probe.leafIndex = n / 2
    let host = host()
    host.show(RowsView(count: n, probe: probe))
    var value = 0
    report.add(
      "leaf-change", n: n, unit: "us",
      best(of: 50) {
        value = 1 - value
        probe.leaf(value)
        host.graph.flush()
      })
    var wide = false
    report.add(
      "leaf-resize", n: n, unit: "us",
      best(of: 20) {
        wide.toggle()
        probe.leaf(wide ? 2 : 0)
        host.graph.flush()
      })
    report.add(
      "root-change", n: n, unit: "us/row",
      best(of: 10) {
        probe.root()
        host.graph.flush()
      } / Double(n))
    report.add(
      "no-change", n: n, unit: "us",
      best(of: 10) {
        for _ in 0..<1000 { host.graph.flush() }
      } / 1000)
  }

  private func memory(_ report: inout Report) {
    let n = 10_000
    let before = residentMemory()
    let probe = Probe()
    let host = host()
    host.show(RowsView(count: n, probe: probe))
    let after = residentMemory()
    report.add("memory", n: n, unit: "bytes/leaf", Double(after - before) / Double(3 * n))
    withExtendedLifetime(host) {}
  }
}
