import SwiftUI
import Testing

@testable import Charts

@Suite("Legends") @MainActor
struct ChartLegendTests {
  private func chart() -> some View {
    Chart(["a", "b"], id: \.self) { name in
      PointMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("Name", "series \(name)"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("show the color and the name of each series below the chart, from its leading edge")
  func below() throws {
    let screen = ChartScreen { chart() }
    #expect(screen.texts.map(\.string) == ["series a", "series b"])
    let symbols = screen.rects(.blue).filter { $0.minY > 200 }
    #expect(symbols.map(\.size) == [CGSize(width: 8, height: 8)] && symbols.map(\.minX) == [0])
    #expect(screen.texts[0].frame.minX == 13)
    #expect(screen.texts[0].frame.maxY <= 240.5)
  }

  @Test("are hidden, elsewhere, or views of the app")
  func settings() throws {
    #expect(ChartScreen { chart().chartLegend(.hidden) }.texts.isEmpty)
    let top = ChartScreen { chart().chartLegend(position: .top, alignment: .trailing) }
    #expect(top.texts.allSatisfy { $0.frame.minY < 20 })
    #expect(isNear(top.texts[1].frame.maxX, 320))
    let beside = ChartScreen { chart().chartLegend(position: .trailing) }
    #expect(beside.texts[0].frame.maxY < beside.texts[1].frame.minY + 0.5)
    let own = ChartScreen { chart().chartLegend { Text("Legend") } }
    #expect(own.texts.map(\.string) == ["Legend"])
  }

  @Test("wrap into columns where a row is too long")
  func wrapping() {
    let screen = ChartScreen(width: 150) {
      Chart((0..<5).map { "series \($0)" }, id: \.self) { name in
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Name", name))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let rows = Set(screen.texts.map(\.frame.minY))
    #expect(screen.texts.count == 5 && rows.count > 1)
    #expect(screen.texts.allSatisfy { $0.frame.maxX <= 150.5 })
  }

  @Test("of numbers are a gradient with round numbers")
  func gradient() {
    let screen = ChartScreen {
      Chart([0.0, 100], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("n", $0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(screen.texts.map(\.string) == ["0", "25", "50", "75", "100"])
    #expect(screen.drawn.contains { $0.color == nil && $0.bounds.size == CGSize(width: 120, height: 12) })
  }
}
