import SwiftUI
import Testing

@testable import Charts

@Suite("Point, rule, rectangle and sector marks") @MainActor
struct OtherMarksTests {
  @Test("a point is a circle whose area is its symbol size")
  func points() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).foregroundStyle(.red)
        PointMark(x: .value("x", 10), y: .value("y", 10)).symbolSize(80).foregroundStyle(.green)
        PointMark(x: .value("x", 0), y: 20).symbolSize(CGSize(width: 10, height: 10)).symbol(.square)
          .foregroundStyle(.orange)
      }.bare()
    }
    let red = try #require(screen.rects(.red).first)
    #expect(isNear(red.midX, 50) && isNear(red.midY, 50) && isNear(red.width, 7.98, within: 0.01))
    #expect(isNear(screen.rects(.green)[0].width, 10.09, within: 0.01))
    #expect(screen.rects(.orange) == [CGRect(x: -5, y: 15, width: 10, height: 10)])
  }

  @Test("a rule crosses the plot, or is between two values, with its own stroke")
  func rules() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        RuleMark(y: .value("y", 25)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 3, dash: [5, 2]))
        RuleMark(x: .value("x", 5), yStart: .value("low", 50), yEnd: .value("high", 75)).foregroundStyle(.green)
        RuleMark(xStart: 10, xEnd: 30, y: .value("y", 75)).foregroundStyle(.orange)
      }
      .bare().chartXScale(domain: 0...10).chartYScale(domain: 0...100)
    }
    let red = try #require(screen.lines(.red).first)
    #expect(red.bounds == CGRect(x: 0, y: 75, width: 100, height: 0))
    #expect(red.stroke?.dash == [5, 2] && red.stroke?.lineWidth == 3)
    #expect(screen.lines(.green).map(\.bounds) == [CGRect(x: 50, y: 25, width: 0, height: 25)])
    #expect(screen.lines(.orange).map(\.bounds) == [CGRect(x: 10, y: 25, width: 20, height: 0)])
  }

  @Test("a rectangle fills the steps around its values, or what is between values")
  func rectangles() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        RectangleMark(x: .value("x", 10), y: .value("y", 1)).foregroundStyle(.red)
        RectangleMark(x: .value("x", 20), y: .value("y", 2)).foregroundStyle(.green)
      }.bare()
    }
    #expect(screen.rects(.red) == [CGRect(x: 0, y: 50, width: 50, height: 50)])
    #expect(screen.rects(.green) == [CGRect(x: 50, y: 0, width: 50, height: 50)])
    let between = ChartScreen(width: 100, height: 100) {
      Chart {
        RectangleMark(
          xStart: .value("a", 2), xEnd: .value("b", 4), yStart: .value("c", 1), yEnd: .value("d", 3))
        RectangleMark(xStart: .value("a", 8), xEnd: .value("b", 9)).foregroundStyle(.red)
      }
      .bare().chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    #expect(between.rects(.blue) == [CGRect(x: 20, y: 70, width: 20, height: 20)])
    #expect(between.rects(.red) == [CGRect(x: 80, y: 0, width: 10, height: 100)])
  }

  @Test("sectors go clockwise from 12 o'clock, and share the circle by their values")
  func sectors() throws {
    let screen = ChartScreen(width: 120, height: 100) {
      Chart {
        SectorMark(angle: .value("n", 1)).foregroundStyle(.red)
        SectorMark(angle: .value("n", 1)).foregroundStyle(.green)
        SectorMark(angle: .value("n", 2)).foregroundStyle(.orange)
      }
    }
    let circle = CGRect(x: 10, y: 0, width: 100, height: 100)
    let red = try #require(screen.rects(.red).first)
    #expect(isNear(red.minX, circle.midX) && isNear(red.maxX, circle.maxX) && isNear(red.maxY, circle.midY))
    let green = try #require(screen.rects(.green).first)
    #expect(isNear(green.minX, circle.midX) && isNear(green.minY, circle.midY) && isNear(green.maxY, 100))
    let orange = try #require(screen.rects(.orange).first)
    #expect(isNear(orange.minX, circle.minX) && isNear(orange.maxX, circle.midX) && isNear(orange.height, 100))
    #expect(screen.texts.isEmpty)
  }

  @Test("a donut has a hole, and an inset moves the sides of its sectors apart")
  func donut() throws {
    func path(_ inset: CGFloat?) throws -> Path {
      let screen = ChartScreen(width: 100, height: 100) {
        Chart {
          SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.5), angularInset: inset)
          SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.5), angularInset: inset).foregroundStyle(.red)
        }
      }
      return Path(try #require(screen.drawn.first { $0.stroke == nil }).path)
    }
    let plain = try path(nil)
    #expect(!plain.contains(CGPoint(x: 70, y: 50)) && plain.contains(CGPoint(x: 80, y: 50)))
    #expect(plain.contains(CGPoint(x: 50.5, y: 10)))
    let inset = try path(2)
    #expect(!inset.contains(CGPoint(x: 51.5, y: 10)) && inset.contains(CGPoint(x: 52.5, y: 10)))
  }
}
