import FlowRendering
import Foundation
import Testing

@testable import Charts
@testable import SwiftUI

/// A chart on its own screen, with texts measured without fonts.
@MainActor
final class ChartScreen {
  let screen: Screen
  private let environment: EnvironmentValues

  init(
    width: CGFloat = 320, height: CGFloat = 240, direction: LayoutDirection = .leftToRight, design: Design = .iOS18,
    @ViewBuilder content: () -> some View
  ) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.design = design
    environment.timeZone = .gmt
    environment.locale = Locale(identifier: "en_US")
    environment.calendar = Calendar.gregorianInGMT
    self.environment = environment
    screen = Screen(
      size: ProposedViewSize(width: width, height: height), environment: environment,
      textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
    screen.show(content())
  }

  /// What is drawn, with the offsets of groups applied.
  struct Drawn {
    var path: RenderPath
    var paint: RenderPaint
    var stroke: RenderStroke?

    var bounds: CGRect { Path(path).boundingRect }

    /// The color, if the paint is one.
    var color: RenderColor? {
      if case .color(let color) = paint { color } else { nil }
    }
  }

  /// All filled and stroked paths in the screen's coordinates, in painting order.
  var drawn: [Drawn] { Self.collect(screen.displayList().items, offset: .zero) }

  private static func collect(_ items: [DisplayItem], offset: CGPoint) -> [Drawn] {
    items.flatMap { item -> [Drawn] in
      let place = CGPoint(x: offset.x + item.offset.x, y: offset.y + item.offset.y)
      let move = RenderTransform(CGAffineTransform(translationX: place.x, y: place.y))
      switch item.content {
      case .fill(let path, let paint, _): return [Drawn(path: path.transformed(by: move), paint: paint)]
      case .stroke(let path, let paint, let stroke):
        return [Drawn(path: path.transformed(by: move), paint: paint, stroke: stroke)]
      case .group(_, let inner): return collect(inner, offset: place)
      default: return []
      }
    }
  }

  /// The bounds of what is filled with a color.
  func rects(_ color: Color) -> [CGRect] {
    let wanted = color.renderColor(in: environment)
    return drawn.filter { $0.stroke == nil && $0.color == wanted }.map(\.bounds)
  }

  /// The lines stroked with a color.
  func lines(_ color: Color) -> [Drawn] {
    let wanted = color.renderColor(in: environment)
    return drawn.filter { $0.stroke != nil && $0.color == wanted }
  }

  /// The bounds of the dashed and of the solid lines of the axes.
  var gridLines: [CGRect] {
    drawn.filter { $0.stroke?.lineWidth == 0.5 }.map(\.bounds)
  }

  /// The texts that are drawn in the picture, with their frames.
  var texts: [(string: String, frame: CGRect)] {
    func find(_ items: [DisplayItem], _ offset: CGPoint) -> [(string: String, frame: CGRect)] {
      items.flatMap { item -> [(string: String, frame: CGRect)] in
        let place = CGPoint(x: offset.x + item.offset.x, y: offset.y + item.offset.y)
        switch item.content {
        case .text(let layout, let rect, _):
          return [(layout.paragraph.runs.map(\.string).joined(), rect.offsetBy(dx: place.x, dy: place.y))]
        case .group(_, let inner): return find(inner, place)
        default: return []
        }
      }
    }
    return find(screen.displayList().items, .zero).filter { $0.frame.minX > -1_000 }
  }

  /// The elements for assistive technologies that are marks.
  var marks: [SemanticsNode] {
    screen.semantics().flatMap(\.selfAndDescendants).filter { $0.role == .other && $0.value != nil }
  }

  var issues: [String] { screen.graph.issues.map(\.message) }
}

extension Calendar {
  static var gregorianInGMT: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }
}

/// A date at a day and an hour of 2024, in GMT.
func day(_ month: Int, _ day: Int, hour: Int = 0) -> Date {
  Calendar.gregorianInGMT.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour)) ?? .distantPast
}

/// A name and a number.
struct Sale: Identifiable {
  let id: String
  let count: Double
}

func isNear(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 0.51) -> Bool {
  abs(first - second) <= tolerance
}

extension View {
  /// A chart without axes and legend, whose plot is its frame.
  func bare() -> some View { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}
