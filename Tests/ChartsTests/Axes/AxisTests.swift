import FlowRendering
import SwiftUI
import Testing

@testable import Charts

@Suite("Axes") @MainActor
struct AxisTests {
  private let sales = [Sale(id: "a", count: 45), Sale(id: "b", count: 240)]

  @Test("of categories have lines at the borders of their bands and labels in the middle")
  func categories() throws {
    let screen = ChartScreen { Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) } }
    #expect(screen.texts.map(\.string).sorted() == ["0", "100", "200", "300", "a", "b"])
    let dashed = screen.drawn.filter { $0.stroke?.dash == [2, 2] && $0.bounds.height > 100 }
    try #require(dashed.count == 3)
    let label = try #require(screen.texts.first { $0.string == "a" })
    #expect(isNear(label.frame.midX, (dashed[0].bounds.midX + dashed[1].bounds.midX) / 2))
    let solid = screen.drawn.filter { $0.stroke?.lineWidth == 0.5 && $0.stroke?.dash == [] }
    #expect(solid.count == 4)
    let top = try #require(screen.texts.first { $0.string == "300" })
    #expect(isNear(top.frame.midY, solid.map(\.bounds.minY).min() ?? -1))
    #expect(isNear(top.frame.minX - (solid.first?.bounds.maxX ?? 0), 4))
  }

  @Test("round their ends outwards to ticks, also where the app asks for other ticks")
  func rounding() {
    func labels(_ values: AxisMarkValues) -> [String] {
      ChartScreen {
        Chart(sales) { PointMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
          .chartXAxis(.hidden).chartYAxis { AxisMarks(values: values) }
      }.texts.map(\.string)
    }
    #expect(labels(.automatic) == ["0", "100", "200", "300"])
    #expect(labels(.automatic(desiredCount: 2)).count < 4)
    #expect(labels(.stride(by: 60)) == ["0", "60", "120", "180", "240"])
    #expect(labels(.automatic(desiredCount: 3, roundUpperBound: false)).last != "300")
  }

  @Test("extend to the values that the app lists, which may have its own contents")
  func values() throws {
    let screen = ChartScreen {
      Chart(sales) { PointMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 480]) { value in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 3))
            AxisValueLabel {
              if let number = value.as(Int.self) { Text(verbatim: "\(number) of \(value.count), \(value.index)") }
            }
          }
        }
    }
    #expect(screen.texts.map(\.string) == ["0 of 2, 0", "480 of 2, 1"])
    let lines = screen.drawn.filter { $0.stroke?.lineWidth == 3 }
    try #require(lines.count == 2)
    #expect(screen.rects(.blue).map(\.midY).min() == 120)
    #expect(screen.texts.allSatisfy { $0.frame.maxX <= lines[0].bounds.minX })
  }

  @Test("of dates have labels after their lines, in formats of the app or of the stride")
  func dates() throws {
    let hours = (0..<24).map { day(6, 1, hour: $0) }
    let screen = ChartScreen {
      Chart(hours, id: \.self) { BarMark(x: .value("Hour", $0, unit: .hour), y: .value("n", 1)) }.chartYAxis(.hidden)
    }
    let texts = screen.texts.map { $0.string.replacingOccurrences(of: "\u{202F}", with: " ") }
    #expect(texts == ["12 AM", "6 AM", "12 PM", "6 PM"])
    let lines = screen.drawn.filter { $0.stroke?.dash == [2, 2] && $0.bounds.height > 100 }
    #expect(isNear(screen.texts[1].frame.minX, lines[1].bounds.minX + 3.7))
    let days = ChartScreen {
      Chart((3..<10).map { day(6, $0) }, id: \.self) { BarMark(x: .value("Day", $0, unit: .day), y: .value("n", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
          }
        }
    }
    #expect(days.texts.map(\.string) == ["M", "T", "W", "T", "F", "S", "S"])
    #expect(isNear(days.texts[0].frame.midX, 320.0 / 14))
  }

  @Test("are left out where they are hidden or have no data, and their space with them")
  func hidden() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(screen.gridLines.isEmpty && screen.texts.isEmpty)
    #expect(screen.rects(.blue).map(\.maxY) == [100, 100])
    #expect(ChartScreen { Chart([Sale]()) { PointMark(x: .value("x", $0.id), y: .value("y", 1)) } }.gridLines.isEmpty)
  }

  @Test("leave out labels that would touch others, unless the app lets them")
  func collisions() {
    func count(_ resolution: AxisValueLabelCollisionResolution) -> Int {
      ChartScreen(width: 100) {
        Chart((0..<20).map { "category \($0)" }, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartYAxis(.hidden)
          .chartXAxis { AxisMarks { _ in AxisValueLabel(collisionResolution: resolution) } }
      }.texts.count
    }
    #expect(count(.disabled) == 20)
    #expect((1..<5).contains(count(.greedy)))
  }

  @Test("have titles, and styles of their marks")
  func titles() throws {
    let screen = ChartScreen {
      Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }
        .chartXAxisLabel("Names").chartYAxisLabel("Counts")
        .chartYAxis { AxisMarks { _ in AxisGridLine().foregroundStyle(.red) } }
    }
    #expect(screen.texts.map(\.string).contains("Names") && screen.texts.map(\.string).contains("Counts"))
    let names = try #require(screen.texts.first { $0.string == "Names" })
    #expect(names.frame.maxY <= 240.5 && names.frame.minY > 200)
    #expect(screen.lines(.red).count == 4)
  }

  @Test("of categories on y have their labels inside of the plot, or beside it where the app chooses the side")
  func inside() throws {
    func label(_ position: AxisMarkPosition) -> CGRect? {
      ChartScreen {
        Chart(sales) { BarMark(x: .value("Count", $0.count), y: .value("Name", $0.id)) }
          .chartXAxis(.hidden).chartYAxis { AxisMarks(position: position) }
      }.texts.first { $0.string == "a" }?.frame
    }
    let inside = try #require(label(.automatic))
    #expect(inside.minX == 4 && inside.minY < 20)
    let leading = try #require(label(.leading))
    #expect(leading.minX == 0 && isNear(leading.midY, 60))
  }
}
