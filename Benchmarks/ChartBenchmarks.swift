import Charts
import Foundation
import SwiftUI

/// The cost of charts by the number of their points: from the view to the drawing, and from the drawing to pixels.
@MainActor
struct ChartBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) {
    guard only == nil || only == "charts" else { return }
    for count in [100, 100_000] {
      let points = (0..<count).map { Point(id: $0, x: Double($0 * 7_919 % 100_003), y: Double($0 * 104_729 % 99_991)) }
      add("points", count, &report) {
        Chart(points) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
      }
      add("plot", count, &report) {
        Chart { PointPlot(points, x: .value("x", \.x), y: .value("y", \.y)) }
      }
      add("line", count, &report) {
        Chart(points) { LineMark(x: .value("x", $0.id), y: .value("y", $0.y)) }
      }
    }
  }

  private struct Point: Identifiable {
    let id: Int
    let x: Double
    let y: Double
  }

  private func add(_ name: String, _ count: Int, _ report: inout Report, chart: () -> some View) {
    func shown() -> Screen {
      let screen = Screen(size: ProposedViewSize(width: 390, height: 300))
      screen.show(chart())
      return screen
    }
    let rounds = count > 1_000 ? 3 : 20
    report.add("chart-\(name)-layout", n: count, unit: "ms", best(of: rounds) { _ = shown() } / 1_000)
    let screen = shown()
    report.add("chart-\(name)-drawing", n: count, unit: "ms", best(of: rounds) { _ = screen.displayList() } / 1_000)
    report.add("chart-\(name)-picture", n: count, unit: "ms", best(of: rounds) { _ = screen.picture(scale: 3) } / 1_000)
  }
}
