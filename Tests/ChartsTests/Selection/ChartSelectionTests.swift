import SwiftUI
import Testing

@testable import Charts

@Suite("Selections") @MainActor
struct ChartSelectionTests {
  /// The values that a selection was given, one after the other without repetitions.
  @MainActor final class Log<Value: Equatable> {
    private(set) var values: [Value?] = []

    var binding: Binding<Value?> {
      Binding(get: { self.values.last ?? nil }, set: { if self.values.last != .some($0) { self.values.append($0) } })
    }
  }

  private func bars() -> some View {
    Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 50)) }.bare()
  }

  @Test("follow a finger on the plot, and end with it")
  func value() {
    let log = Log<String>()
    let screen = ChartScreen(width: 200, height: 100) { bars().chartXSelection(value: log.binding) }
    #expect(screen.screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 40, y: 50)))
    #expect(log.values == ["b", "a", nil])
  }

  @Test("of an angle are the sum of the sectors up to it")
  func angle() throws {
    let log = Log<Double>()
    let screen = ChartScreen(width: 100, height: 100) {
      Chart([30.0, 70], id: \.self) { SectorMark(angle: .value("n", $0)) }.chartAngleSelection(value: log.binding)
    }
    screen.screen.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 50, y: 90), steps: 1)
    #expect(log.values.map { $0.map { ($0 * 1e6).rounded() / 1e6 } } == [25, 50, nil])
  }

  @Test("of a range are between where the finger began and where it is, with a warning")
  func range() {
    let log = Log<ClosedRange<Int>>()
    let screen = ChartScreen(width: 100, height: 100) {
      Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        .bare().chartXSelection(range: log.binding)
    }
    screen.screen.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 20, y: 50), steps: 1)
    #expect(log.values == [8...8, 2...8, nil])
    #expect(screen.issues.contains { $0.hasPrefix("chartXSelection(range:) is approximate") })
  }

  @Test("give way to the app's gesture, which may select, too")
  func gesture() {
    let log = Log<String>()
    let screen = ChartScreen(width: 200, height: 100) {
      bars().chartXSelection(value: log.binding).chartGesture { proxy in
        SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
      }
    }
    screen.screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 40, y: 50))
    #expect(log.values.isEmpty)
    screen.screen.tap(at: CGPoint(x: 150, y: 50))
    #expect(log.values == ["b"])
  }
}
