import SwiftUI
import Testing

@testable import Charts

@Suite("Plots of collections and functions") @MainActor
struct CollectionPlotTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
    let value: Double
    var color: Color { id == 0 ? .red : .green }
  }

  private let items = [Item(id: 0, name: "a", value: 25), Item(id: 1, name: "b", value: 50)]

  @Test("have a mark for each element, with modifiers that depend on it")
  func elements() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        BarPlot(items, x: .value("Name", \.name), y: .value("Value", \.value)).foregroundStyle(\.color)
      }.bare()
    }
    #expect(screen.rects(.red).map(\.height) == [50])
    #expect(screen.rects(.green).map(\.height) == [100])
    #expect(screen.marks.map(\.value) == ["Value: 25", "Value: 50"])
  }

  @Test("of points, lines, areas, rules, rectangles and sectors draw those marks")
  func kinds() {
    func drawn(@ChartContentBuilder _ content: () -> some ChartContent) -> (fills: Int, lines: Int) {
      let screen = ChartScreen(width: 100, height: 100) { Chart(content: content).bare() }
      return (screen.drawn.filter { $0.stroke == nil }.count, screen.drawn.filter { $0.stroke != nil }.count)
    }
    #expect(drawn { PointPlot(items, x: .value("x", \.id), y: .value("y", \.value)) } == (2, 0))
    #expect(drawn { LinePlot(items, x: .value("x", \.id), y: .value("y", \.value)) } == (0, 1))
    #expect(drawn { AreaPlot(items, x: .value("x", \.id), y: .value("y", \.value)) } == (1, 0))
    #expect(drawn { RulePlot(items, x: .value("x", \.id)) } == (0, 2))
    #expect(drawn { RectanglePlot(items, x: .value("x", \.id), y: .value("y", \.value)) } == (2, 0))
    #expect(drawn { SectorPlot(items, angle: .value("n", \.value)) } == (2, 0))
    #expect(
      drawn {
        LinePlot(items, x: .value("x", \.id), y: .value("y", \.value), series: .value("s", \.name))
          .foregroundStyle(by: .value("s", \.name))
      } == (0, 0))
  }

  @Test("of a function follow it over its domain or over the x axis, with gaps where it has no value")
  func functions() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart { LinePlot(x: "x", y: "y") { $0 * $0 } }
        .bare().chartXScale(domain: -1...1).chartYScale(domain: 0...1)
    }
    let line = try #require(screen.lines(.blue).first)
    #expect(line.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    let gap = ChartScreen(width: 100, height: 100) {
      Chart { LinePlot(x: "x", y: "y", domain: -1...1) { abs($0) < 0.1 ? .nan : 1 / $0 } }.bare()
    }
    #expect(gap.lines(.blue).count == 2)
    let circle = ChartScreen(width: 100, height: 100) {
      Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) } }.bare()
    }
    #expect(isNear(try #require(circle.lines(.blue).first).bounds.width, 100))
    let area = ChartScreen(width: 100, height: 100) {
      Chart { AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { (yStart: $0, yEnd: $0 + 1) } }
        .bare().chartYScale(domain: 0...2)
    }
    #expect(area.rects(.blue) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }
}
