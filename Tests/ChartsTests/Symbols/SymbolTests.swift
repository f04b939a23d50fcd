import SwiftUI
import Testing

@testable import Charts

@Suite("Symbols")
struct SymbolTests {
  @Test(
    "of one size have nearly the same area", arguments: [SymbolFigure.circle, .square, .triangle, .diamond, .pentagon])
  func areas(figure: SymbolFigure) {
    let unit = figure.perceptualUnitRect
    let path = figure.path(in: CGRect(x: 0, y: 0, width: unit.width * 100, height: unit.height * 100))
    let bounds = path.boundingRect
    var inside = 0
    for x in stride(from: bounds.minX, to: bounds.maxX, by: 2) {
      for y in stride(from: bounds.minY, to: bounds.maxY, by: 2) where path.contains(CGPoint(x: x, y: y)) {
        inside += 1
      }
    }
    let area = Double(inside) * 4 / 10_000
    #expect((0.8...1.15).contains(area), "\(figure) has an area of \(area).")
  }

  @Test("with a border have a hole")
  func border() {
    let ring = BasicChartSymbolShape(figure: .circle).strokeBorder(lineWidth: 2)
      .path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 1, y: 10)))
    #expect(
      AnyChartSymbolShape(Circle()).isCircle && !AnyChartSymbolShape(BasicChartSymbolShape(figure: .plus)).isCircle)
  }
}
