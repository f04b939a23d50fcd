import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUI

@Suite("The look of charts by system") @MainActor
struct ChartLookTests {
  private func chart(_ design: Design) -> ChartScreen {
    ChartScreen(design: design) {
      Chart(0..<6, id: \.self) {
        BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("s", "\($0)"))
      }
      .chartLegend(.hidden)
    }
  }

  @Test("axes are higher on iOS 26, and their sixth color is another one")
  func generations() throws {
    let (old, new) = (chart(.iOS18), chart(.iOS26))
    let plotHeights = [old, new].map { $0.drawn.filter { $0.stroke == nil }.map(\.bounds.maxY).max() ?? 0 }
    #expect(isNear(plotHeights[0] - plotHeights[1], 20.8 - 18, within: 0.7))
    #expect(ChartLook.of(.iOS18).series[5] == .cyan && ChartLook.of(.iOS26).series[5] == .teal)
    #expect(ChartLook.of(.watchOS26).legend.spacing == ChartLook.of(.iOS26).legend.spacing)
  }

  @Test("fewer values are on a short axis")
  func ticks() {
    let ticks = ChartLook.of(.iOS18).ticks
    #expect(ticks.count(on: 250, along: .vertical) == 5)
    #expect(ticks.count(on: 50, along: .vertical) == 3)
    #expect(ticks.count(on: 0, along: .horizontal) == 2)
  }
}
