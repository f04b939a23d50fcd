import SwiftUI
import Testing

@testable import Charts

@Suite("Bar marks") @MainActor
struct BarMarkTests {
  private let sales = [Sale(id: "a", count: 10), Sale(id: "b", count: 40)]

  @Test("are as high as their values, and take 70 % of the band of their category")
  func places() throws {
    let screen = ChartScreen(width: 200, height: 100) {
      Chart(sales) { BarMark(x: .value("Name", $0.id), y: .value("Count", $0.count)) }.bare()
    }
    let rects = screen.rects(.blue)
    try #require(rects.count == 2)
    #expect(isNear(rects[0].minX, 15) && isNear(rects[0].width, 70))
    #expect(isNear(rects[0].minY, 75) && isNear(rects[0].maxY, 100))
    #expect(isNear(rects[1].minX, 115) && isNear(rects[1].minY, 0))
  }

  @Test("stack in their order, and only the last one of a stack has round corners")
  func stacks() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 30)).foregroundStyle(.red)
        BarMark(x: .value("x", "a"), y: .value("y", 70)).foregroundStyle(.green)
      }.bare()
    }
    let (red, green) = (screen.rects(.red), screen.rects(.green))
    try #require(red.count == 1 && green.count == 1)
    #expect(isNear(red[0].minY, 70) && isNear(red[0].maxY, 100))
    #expect(isNear(green[0].minY, 0) && isNear(green[0].maxY, 70))
    let fills = screen.drawn.filter { $0.stroke == nil }
    let curves = fills.map { $0.path.elements.contains { if case .curve = $0 { true } else { false } } }
    #expect(curves == [false, true])
  }

  @Test("of negative values hang from zero, apart from positive ones")
  func negative() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 50)).foregroundStyle(.red)
        BarMark(x: .value("x", "a"), y: .value("y", -50)).foregroundStyle(.green)
      }.bare()
    }
    #expect(screen.rects(.red).map(\.maxY) == [50])
    #expect(screen.rects(.green).map(\.minY) == [50])
    #expect(screen.rects(.green).map(\.maxY) == [100])
  }

  @Test("are normalized, centered or not stacked, as the app says")
  func methods() throws {
    func heights(_ method: MarkStackingMethod) -> [CGRect] {
      let screen = ChartScreen(width: 100, height: 100) {
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 30), stacking: method).foregroundStyle(.red)
          BarMark(x: .value("x", "a"), y: .value("y", 10), stacking: method).foregroundStyle(.green)
        }
        .bare().chartYScale(domain: -40...40)
      }
      return screen.rects(.red) + screen.rects(.green)
    }
    let unit = 100.0 / 80
    let centered = heights(.center)
    #expect(isNear(centered[0].maxY, 50 + 20 * unit) && isNear(centered[1].minY, 50 - 20 * unit))
    #expect(heights(.unstacked).map(\.maxY) == [50, 50])
    let normalized = heights(.normalized)
    #expect(isNear(normalized[0].maxY, 50) && isNear(normalized[1].minY, 50 - unit, within: 1))
  }

  @Test("lie if their number is on the x axis, and one axis alone is enough")
  func horizontal() throws {
    let lying = ChartScreen(width: 100, height: 100) {
      Chart(sales) { BarMark(x: .value("Count", $0.count), y: .value("Name", $0.id)) }.bare()
    }
    let rects = lying.rects(.blue)
    try #require(rects.count == 2)
    #expect(isNear(rects[0].width, 25) && isNear(rects[0].height, 35))
    let single = ChartScreen(width: 100, height: 20) {
      Chart(sales) { BarMark(x: .value("Count", $0.count)).foregroundStyle($0.id == "a" ? .red : .green) }.bare()
    }
    #expect(single.rects(.red).map(\.width) == [20])
    #expect(single.rects(.green).map(\.minX) == [20])
    #expect(single.rects(.green).map(\.height) == [20])
  }

  @Test("have the width that the app sets")
  func widths() {
    func width(_ width: MarkDimension) -> CGFloat? {
      ChartScreen(width: 100, height: 100) {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 1), width: width) }.bare()
      }.rects(.blue).first?.width
    }
    #expect(width(12) == 12)
    #expect(width(.ratio(0.5)) == 50)
    #expect(width(.inset(10)) == 80)
  }

  @Test("of a position are beside each other in 70 % of the band")
  func positions() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red).position(by: .value("p", "1"))
        BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.green).position(by: .value("p", "2"))
      }.bare()
    }
    let (red, green) = (try #require(screen.rects(.red).first), try #require(screen.rects(.green).first))
    #expect(isNear(red.width, 24.5) && isNear(red.midX, 32.5))
    #expect(isNear(green.midX, 67.5) && isNear(red.minY, green.minY))
  }

  @Test("of a date with a unit fill 70 % of it")
  func units() throws {
    let screen = ChartScreen(width: 70, height: 100) {
      Chart {
        ForEach(1..<8, id: \.self) {
          BarMark(x: .value("Day", day(6, $0, hour: 9), unit: .day), y: .value("y", 1))
        }
      }.bare()
    }
    let rects = screen.rects(.blue)
    try #require(rects.count == 7)
    #expect(isNear(rects[0].minX, 1.5) && isNear(rects[0].width, 7))
    #expect(isNear(rects[6].maxX, 68.5))
  }

  @Test("between two values are there")
  func ranges() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart { BarMark(x: .value("x", "a"), yStart: .value("low", 20), yEnd: .value("high", 60)) }
        .bare().chartYScale(domain: 0...100)
    }
    #expect(screen.rects(.blue).map { [$0.minY, $0.maxY] } == [[40, 80]])
  }
}
