import SwiftUI
import Testing

@testable import Charts

@Suite("Scrolling charts") @MainActor
struct ChartScrollTests {
  @MainActor @Observable final class Model { var x = 0 }

  private struct Scrolled: View {
    let model: Model

    var body: some View {
      @Bindable var model = model
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
        .bare().chartXScale(domain: 0...100).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartScrollPosition(x: $model.x)
    }
  }

  private func visible(_ screen: ChartScreen) -> ClosedRange<Int> {
    let xs = screen.rects(.blue).enumerated().filter { (0...100).contains($0.element.midX) }.map(\.offset)
    return (xs.min() ?? 0)...(xs.max() ?? 0)
  }

  @Test("show a part of the domain, which a drag moves and the app is told")
  func drag() {
    let model = Model()
    let screen = ChartScreen(width: 100, height: 100) { Scrolled(model: model) }
    #expect(visible(screen) == 0...20)
    screen.screen.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 40, y: 50), duration: 2)
    #expect((8...12).contains(model.x))
    #expect(abs(visible(screen).lowerBound - model.x) <= 1)
  }

  @Test("begin and go where the app says")
  func position() {
    let model = Model()
    model.x = 40
    let screen = ChartScreen(width: 100, height: 100) { Scrolled(model: model) }
    #expect(visible(screen) == 40...60)
    screen.screen.perform { model.x = 70 }
    #expect(visible(screen) == 70...90)
  }

  @Test("end at multiples of the unit of a behavior")
  func behavior() {
    let model = Model()
    let screen = ChartScreen(width: 100, height: 100) {
      Scrolled(model: model).chartScrollTargetBehavior(.valueAligned(unit: 10))
    }
    screen.screen.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 25, y: 50), duration: 2)
    #expect(model.x == 10)
  }
}
