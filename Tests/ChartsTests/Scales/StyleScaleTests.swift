import SwiftUI
import Testing

@testable import Charts

@Suite("Scales of styles") @MainActor
struct StyleScaleTests {
  private enum Kind: String, Plottable { case first, second }

  private func colors(_ change: (Chart<ForEach<[String], String, AnyChartContent>>) -> some View) -> [Color] {
    let chart = Chart(["a", "b"], id: \.self) { name in
      AnyChartContent(
        PointMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("name", name)))
    }
    let screen = ChartScreen(width: 100, height: 100) { change(chart).bare() }
    let all: [Color] = [.red, .green, .blue, .orange, .yellow, .purple]
    return all.filter { !screen.rects($0).isEmpty }
  }

  @Test("take colors from a dictionary, a range, a gradient or a closure")
  func foreground() {
    #expect(colors { $0 } == [.green, .blue])
    #expect(colors { $0.chartForegroundStyleScale(["a": Color.red, "b": Color.orange]) } == [.red, .orange])
    #expect(colors { $0.chartForegroundStyleScale(range: [Color.purple, Color.yellow]) } == [.yellow, .purple])
    #expect(colors { $0.chartForegroundStyleScale(domain: ["b", "a"], range: [.red, .green]) } == [.red, .green])
    #expect(
      colors { $0.chartForegroundStyleScale { (name: String) in name == "a" ? .red : Color.orange } } == [
        .red, .orange,
      ])
    #expect(colors { $0.chartForegroundStyleScale(range: Gradient(colors: [.red, .orange])) } == [.red, .orange])
  }

  @Test("of numbers mix colors between the ends of the numbers")
  func numbers() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart([0.0, 50, 100], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("n", $0))
      }
      .bare().chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
    }
    let colors = screen.drawn.filter { $0.stroke == nil }.compactMap(\.color)
    #expect(colors.map { ($0.red * 100).rounded() } == [0, 50, 100])
  }

  @Test("of sizes and line styles follow the data")
  func sizes() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart([0.0, 100], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("n", $0))
      }
      .bare().chartSymbolSizeScale(range: 100...400)
    }
    let widths = screen.rects(.blue).map(\.width)
    try #require(widths.count == 2)
    #expect(isNear(widths[1] / widths[0], 2, within: 1e-6))
    let lines = ChartScreen(width: 100, height: 100) {
      Chart {
        ForEach([Kind.first, .second], id: \.self) { kind in
          ForEach(0..<2, id: \.self) {
            LineMark(x: .value("x", $0), y: .value("y", 1)).lineStyle(by: .value("k", kind))
          }
        }
      }.bare()
    }
    #expect(lines.lines(.blue).map { $0.stroke?.dash.isEmpty } == [true, false])
  }

  @Test("are known to proxies and legends of types with raw values")
  func rawValues() {
    #expect(Kind.first.datum == .category("first"))
    #expect(Kind(.category("second")) == .second)
    #expect(Kind(.number(1)) == nil)
  }
}
