import SwiftUI
import Testing

@testable import Charts
@testable import FlowRendering

@Suite("Line and area marks") @MainActor
struct LineMarkTests {
  private func points(_ path: RenderPath) -> [CGPoint] {
    path.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      default: nil
      }
    }
  }

  @Test("connect the points of their series, two points wide")
  func series() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach(0..<3, id: \.self) { x in
            LineMark(x: .value("x", x), y: .value("y", name == "a" ? x * 10 : 20), series: .value("s", name))
          }
        }
      }.bare()
    }
    let lines = screen.lines(.blue)
    try #require(lines.count == 2)
    #expect(points(lines[0].path) == [CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 0)])
    #expect(points(lines[1].path).map(\.y) == [0, 0, 0])
    #expect(lines[0].stroke?.lineWidth == 2)
  }

  @Test("are one series for each foreground style by data, in the colors of the system")
  func styles() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        ForEach(["a", "b", "c"], id: \.self) { name in
          ForEach(0..<2, id: \.self) {
            LineMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("s", name))
          }
        }
      }.bare()
    }
    for color in [Color.blue, .green, .orange] { #expect(screen.lines(color).count == 1) }
  }

  @Test("pass through every point with each interpolation, and a monotone curve never exceeds its points")
  func interpolation() throws {
    let values = [3.0, 9, 2, 8, 8, 1]
    for method in [
      InterpolationMethod.linear, .cardinal, .cardinal(tension: 0.5), .catmullRom, .catmullRom(alpha: 1), .monotone,
      .stepStart, .stepCenter, .stepEnd,
    ] {
      let screen = ChartScreen(width: 100, height: 100) {
        Chart(Array(values.enumerated()), id: \.offset) {
          LineMark(x: .value("x", $0.offset), y: .value("y", $0.element)).interpolationMethod(method)
        }
        .bare().chartYScale(domain: 0...10)
      }
      let path = try #require(screen.lines(.blue).first?.path)
      for (x, value) in values.enumerated() {
        let expected = CGPoint(x: Double(x) * 20, y: 100 - value * 10)
        #expect(points(path).contains { hypot($0.x - expected.x, $0.y - expected.y) < 1e-6 }, "\(method)")
      }
      if method.description == "monotone" {
        let bounds = Path(path).boundingRect
        #expect(bounds.minY >= 10 - 1e-6 && bounds.maxY <= 90 + 1e-6)
      }
    }
  }

  @Test("that step change at the start, in the middle or at the end of a segment")
  func steps() throws {
    func change(_ method: InterpolationMethod) throws -> [CGFloat] {
      let screen = ChartScreen(width: 100, height: 100) {
        Chart(0..<2, id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", $0)).interpolationMethod(method)
        }.bare()
      }
      let points = points(try #require(screen.lines(.blue).first).path)
      return zip(points, points.dropFirst()).filter { $0.y != $1.y }.map(\.0.x)
    }
    #expect(try change(.stepStart) == [0])
    #expect(try change(.stepCenter) == [50])
    #expect(try change(.stepEnd) == [100])
  }

  @Test("of areas stack on each other, and cover what is between two values")
  func areas() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        ForEach(0..<2, id: \.self) {
          AreaMark(x: .value("x", $0), y: .value("y", 25)).foregroundStyle(by: .value("s", "a"))
        }
        ForEach(0..<2, id: \.self) {
          AreaMark(x: .value("x", $0), y: .value("y", 75)).foregroundStyle(by: .value("s", "b"))
        }
      }.bare()
    }
    #expect(screen.rects(.blue) == [CGRect(x: 0, y: 75, width: 100, height: 25)])
    #expect(screen.rects(.green) == [CGRect(x: 0, y: 0, width: 100, height: 75)])
    let between = ChartScreen(width: 100, height: 100) {
      Chart(0..<2, id: \.self) {
        AreaMark(x: .value("x", $0), yStart: .value("low", 20), yEnd: .value("high", 30))
      }
      .bare().chartYScale(domain: 0...100)
    }
    #expect(between.rects(.blue) == [CGRect(x: 0, y: 70, width: 100, height: 10)])
  }

  @Test("of many points leave out only points that no pixel shows")
  func reduction() {
    let points = (0..<50_000).map { CGPoint(x: Double($0) / 500, y: 50 + 40 * sin(Double($0) / 77)) }
    let reduced = LineReduction.reduce(points, pixelLength: 1.0 / 3)
    #expect(reduced.count < 1_300)
    #expect(reduced.first == points.first && reduced.last == points.last)
    #expect(reduced.map(\.y).max() == points.map(\.y).max())
    #expect(reduced.map(\.y).min() == points.map(\.y).min())
    #expect(LineReduction.reduce(Array(points.prefix(100)), pixelLength: 1) == Array(points.prefix(100)))
  }
}
