import SwiftUI
import Testing

@testable import Charts

@Suite("Contents of charts") @MainActor
struct ChartContentTests {
  private struct Pair: ChartContent {
    let name: String

    var body: some ChartContent {
      PointMark(x: .value("x", name), y: .value("y", 1))
      RuleMark(x: .value("x", name))
    }
  }

  @ChartContentBuilder private func marks(_ isLong: Bool, _ extra: String?) -> some ChartContent {
    if isLong {
      ForEach(["a", "b"], id: \.self) { Pair(name: $0) }
    } else {
      Pair(name: "c")
    }
    if let extra { PointMark(x: .value("x", extra), y: .value("y", 1)) }
    if #available(iOS 17, macOS 14, *) { RuleMark(y: .value("y", 1)) }
    switch extra {
    case "d": AreaMark(x: .value("x", "d"), y: .value("y", 1))
    default: RectangleMark()
    }
  }

  private func kinds(_ isLong: Bool, _ extra: String?) -> [Mark.Kind] {
    _ChartMarks.of(marks(isLong, extra)).marks.map(\.kind)
  }

  @Test("are conditions, loops, optional contents and contents of the app, in their order")
  func builder() {
    #expect(kinds(true, nil) == [.point, .rule, .point, .rule, .rule, .rectangle])
    #expect(kinds(false, "d") == [.point, .rule, .point, .rule, .area])
    #expect(_ChartMarks.of(Chart {}.content).marks.isEmpty)
  }

  @MainActor @Observable final class Model { var names = ["a"] }

  private struct Watched: View {
    let model: Model
    var body: some View { Chart(model.names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }.bare() }
  }

  @Test("are collected again when what they read changes")
  func updates() {
    let model = Model()
    let screen = ChartScreen(width: 100, height: 100) { Watched(model: model) }
    #expect(screen.rects(.blue).count == 1)
    screen.screen.perform { model.names.append("b") }
    #expect(screen.rects(.blue).map(\.midX) == [25, 75])
  }
}
