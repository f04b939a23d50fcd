import SwiftUI
import Testing

@testable import Charts

@Suite("Scales of positions") @MainActor
struct PositionScaleTests {
  private func y(_ value: Double, _ change: (Chart<PointMark>) -> some View) -> CGFloat? {
    let screen = ChartScreen(width: 100, height: 100) {
      change(Chart { PointMark(x: .value("x", 1), y: .value("y", value)) }).bare()
    }
    return screen.rects(.blue).first?.midY
  }

  @Test("take the domain of the app, also in the opposite direction")
  func domains() {
    #expect(y(25) { $0.chartYScale(domain: 0...100) } == 75)
    #expect(y(25) { $0.chartYScale(domain: [100, 0]) } == 25)
    #expect(y(25) { $0.chartYScale(domain: .automatic(includesZero: true, reversed: true)) } == 100)
  }

  @Test("include zero for points, unless the app says otherwise")
  func zero() {
    func ys(_ includesZero: Bool) -> [CGFloat] {
      ChartScreen(width: 100, height: 100) {
        Chart([50.0, 100], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
          .bare().chartYScale(domain: .automatic(includesZero: includesZero))
      }.rects(.blue).map(\.midY)
    }
    #expect(ys(true) == [50, 0])
    #expect(ys(false) == [100, 0])
  }

  @Test("are logarithmic, or powers, or symmetric")
  func types() throws {
    #expect(isNear(try #require(y(10) { $0.chartYScale(domain: 1...100, type: .log) }), 50, within: 1e-6))
    #expect(isNear(try #require(y(25) { $0.chartYScale(domain: 0...100, type: .squareRoot) }), 50, within: 1e-6))
    #expect(isNear(try #require(y(0) { $0.chartYScale(domain: -9...9, type: .symmetricLog) }), 50, within: 1e-6))
    for transform in [ScaleTransform.linear, .log, .power(0.5), .power(2), .symmetricLog(slopeAtZero: 1)] {
      #expect(abs(transform.value(at: transform.place(of: 7)) - 7) < 1e-9)
    }
  }

  @Test("keep paddings, and ranges in points")
  func ranges() {
    #expect(y(100) { $0.chartYScale(domain: 0...100, range: .plotDimension(padding: 10)) } == 10)
    #expect(y(100) { $0.chartYScale(domain: 0...100, range: 20...60) } == 40)
  }

  @Test("have the categories in the order of the data, or in that of the app")
  func categories() {
    func xs(_ domain: [String]?) -> [CGFloat] {
      ChartScreen(width: 90, height: 100) {
        let chart = Chart(["b", "a"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }.bare()
        if let domain { chart.chartXScale(domain: domain) } else { chart }
      }.rects(.blue).map(\.midX)
    }
    #expect(xs(nil) == [22.5, 67.5])
    #expect(xs(["a", "b", "c"]) == [45, 15])
  }

  @Test("of dates go from the first to the last one")
  func dates() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart([day(6, 1), day(6, 2), day(6, 5)], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }.bare()
    }
    #expect(screen.rects(.blue).map(\.midX) == [0, 25, 100])
  }
}
