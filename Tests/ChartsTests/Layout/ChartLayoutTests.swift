import SwiftUI
import Testing

@testable import Charts

@Suite("The layout of charts") @MainActor
struct ChartLayoutTests {
  private let sales = [Sale(id: "a", count: 10), Sale(id: "b", count: 40)]

  @Test("is mirrored from right to left")
  func mirrored() throws {
    func chart(_ direction: LayoutDirection) -> ChartScreen {
      ChartScreen(direction: direction) {
        Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
      }
    }
    let (left, right) = (chart(.leftToRight), chart(.rightToLeft))
    let (bars, mirrored) = (left.rects(.blue), right.rects(.blue))
    try #require(bars.count == 2 && mirrored.count == 2)
    for (bar, image) in zip(bars, mirrored) {
      #expect(isNear(bar.minX, 320 - image.maxX) && bar.height == image.height)
    }
    let label = try #require(right.texts.first { $0.string == "40" })
    #expect(label.frame.maxX <= mirrored.map(\.minX).min() ?? 0)
  }

  @Test("gives the whole frame to a plot without axes, and takes the size that is proposed")
  func size() {
    let screen = ChartScreen(width: 300, height: 200) {
      Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
        .bare().frame(width: 100, height: 50)
    }
    #expect(screen.rects(.blue).last?.minY == 75 && screen.rects(.blue).last?.maxY == 125)
  }

  @Test("lets the style of the plot choose its size and its background")
  func plotStyle() throws {
    let screen = ChartScreen(width: 300, height: 200) {
      Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
        .chartXAxis(.hidden)
        .chartPlotStyle { $0.frame(height: 50).background(.red) }
    }
    let plot = try #require(screen.rects(.red).first)
    #expect(plot.height == 50 && plot.minY == 0)
    #expect(screen.rects(.blue).map(\.maxY) == [50, 50])
    #expect(screen.texts.map(\.frame.midY).max() == 50)
  }

  @Test("puts overlays and backgrounds over and behind the chart")
  func layers() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
        .bare()
        .chartOverlay { _ in Color.red }
        .chartBackground(alignment: .topLeading) { _ in Color.green.frame(width: 10, height: 10) }
    }
    let fills = screen.drawn.filter { $0.stroke == nil }.compactMap(\.color)
    let environment = EnvironmentValues()
    #expect(fills.first == Color.green.renderColor(in: environment))
    #expect(fills.last == Color.red.renderColor(in: environment))
    #expect(screen.rects(.green) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test("updates proxies in overlays after a change of the size")
  func proxies() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
        .bare()
        .chartOverlay { proxy in
          Color.red.frame(width: 5, height: 5).position(x: proxy.position(forX: "b") ?? 0, y: 50)
        }
    }
    #expect(screen.rects(.red).map(\.midX) == [75])
  }

  @Test("reports a content that contains itself without end")
  func endless() {
    struct Endless: ChartContent { var body: some ChartContent { AnyChartContent(Endless()) } }
    let screen = ChartScreen { Chart { Endless() } }
    #expect(screen.issues.contains { $0.contains("contents in each other") })
  }
}
