import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUI

@Suite("Descriptions of marks") @MainActor
struct MarkDescriptionTests {
  @Test("name the place, the series and the value of each mark, at its frame")
  func marks() throws {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1_500)).foregroundStyle(by: .value("Store", "A"))
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 20.5)).foregroundStyle(by: .value("Store", "B"))
      }.bare()
    }
    let marks = screen.marks
    #expect(marks.map(\.label) == ["Month: Jan, Store: A", "Month: Feb, Store: B"])
    #expect(marks.map(\.value) == ["Sales: 1,500", "Sales: 20.5"])
    #expect(marks.first?.frame == screen.rects(.blue).first)
  }

  @Test("are replaced, identified or hidden by the app")
  func own() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1)).accessibilityLabel("one").accessibilityValue("first")
          .accessibilityIdentifier("point")
        PointMark(x: .value("x", 2), y: .value("y", 1)).accessibilityHidden(true)
      }.bare()
    }
    #expect(screen.marks.map(\.label) == ["one"])
    #expect(screen.marks.map(\.value) == ["first"])
    #expect(screen.marks.map(\.identifier) == ["point"])
  }

  @Test("are one for the marks of a plot")
  func groups() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart {
        Plot {
          PointMark(x: .value("x", 1), y: .value("y", 1))
          PointMark(x: .value("x", 3), y: .value("y", 2))
        }
        .accessibilityLabel("both")
        PointMark(x: .value("x", 4), y: .value("y", 3))
      }.bare()
    }
    #expect(screen.marks.map(\.label) == ["both", "x: 4"])
    #expect(screen.marks.first?.value == "y: 1, y: 2")
  }

  @Test("leave out the labels of axes, whose values the marks have")
  func axes() {
    let screen = ChartScreen { Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) } }
    #expect(!screen.texts.isEmpty)
    #expect(
      !screen.screen.semantics().flatMap(\.selfAndDescendants).contains { $0.role == .staticText && !$0.isHidden })
  }
}
