import SwiftUI

/// The marks of a chart in drawing order: single marks, and the lines and areas that several marks form.
@MainActor
struct MarkOrder {
  /// One thing that is drawn.
  enum Unit {
    case mark(Int)

    /// The indices of the marks of a line or of an area, in order.
    case series(Mark.Kind, [Int])

    /// The index of the first mark.
    var first: Int {
      switch self {
      case .mark(let index): index
      case .series(_, let indices): indices.first ?? 0
      }
    }
  }

  private struct Key: Hashable {
    let kind: Mark.Kind
    let data: [Datum?]
  }

  private(set) var units: [Unit] = []

  init(_ model: ChartModel) {
    var indices: [Key: Int] = [:]
    var hasDepths = false
    var lastLook = -1
    var lastKey: [Datum?] = []
    units.reserveCapacity(model.placed.count)
    for (index, placed) in model.placed.enumerated() {
      let mark = model.marks[placed.mark]
      if placed.look != lastLook, model.looks[placed.look].zIndex != 0 { hasDepths = true }
      guard mark.kind == .line || mark.kind == .area, mark.function == nil else {
        lastLook = placed.look
        units.append(.mark(index))
        continue
      }
      if placed.look != lastLook { lastKey = model.looks[placed.look].seriesKey }
      lastLook = placed.look
      let key = Key(kind: mark.kind, data: lastKey + [mark.series?.datum])
      if let known = indices[key], case .series(let kind, var marks) = units[known] {
        // Taken out while it grows, so that it is not copied.
        units[known] = .mark(0)
        marks.append(index)
        units[known] = .series(kind, marks)
      } else {
        indices[key] = units.count
        units.append(.series(mark.kind, [index]))
      }
    }
    guard hasDepths else { return }
    let depths = units.map { model.looks[model.placed[$0.first].look].zIndex }
    units = units.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { units[$0] }
  }
}

extension MarkLook {
  /// The data that tell series apart.
  var seriesKey: [Datum?] {
    [foreground.by?.datum, symbol.by?.datum, lineStyle.by?.datum, position?.value.datum].map { datum in
      datum.flatMap { $0.kind == .category ? $0 : nil }
    }
  }
}
