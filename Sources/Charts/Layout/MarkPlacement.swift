import SwiftUI

/// Finds the scales of a chart and places its marks on them.
@MainActor
struct MarkPlacement {
  let marks: [Mark]
  let looks: [MarkLook]
  let lookOfMark: [Int]
  let settings: ChartSettings
  let look: ChartLook
  let calendar: Calendar

  private(set) var placed: [PlacedMark] = []
  private(set) var x = AxisExtents()
  private(set) var y = AxisExtents()

  /// The categories of positions, in order.
  private var positions: [Datum] = []

  init(
    marks: [Mark], looks: [MarkLook], lookOfMark: [Int], settings: ChartSettings, look: ChartLook, calendar: Calendar
  ) {
    self.marks = marks
    self.looks = looks
    self.lookOfMark = lookOfMark
    self.settings = settings
    self.look = look
    self.calendar = calendar
    x = AxisExtents(marks.lazy.map(\.x), settings: settings.x.scale)
    y = AxisExtents(marks.lazy.map(\.y), settings: settings.y.scale)
    var seen: Set<Datum> = []
    for look in looks {
      guard let datum = look.position?.value.datum, seen.insert(datum).inserted else { continue }
      positions.append(datum)
    }
    x.step = step(marks.lazy.map(\.x))
    y.step = step(marks.lazy.map(\.y))
    place()
  }

  /// The least distance between values of bars and rectangles on an axis of numbers.
  private func step(_ places: some Sequence<Mark.Place>) -> Double {
    var values: Set<Double> = []
    for (mark, place) in zip(marks, places) where mark.kind == .bar || mark.kind == .rectangle {
      guard case .value(let value) = place, value.datum.kind != .category, let unit = value.datum.low else { continue }
      values.insert(unit)
    }
    let sorted = values.sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 1
  }

  private mutating func place() {
    var stacks = MarkStacks(
      marks: marks, positionOf: { [looks, lookOfMark] in looks[lookOfMark[$0]].position?.value.datum })
    placed.reserveCapacity(marks.count)
    var turn = 0.0
    let wholeTurn = marks.reduce(0) { $0 + ($1.sector.flatMap { Self.size(of: $0.angle.datum) } ?? 0) }
    for (index, mark) in marks.enumerated() {
      var result = PlacedMark(mark: index, look: lookOfMark[index], x: .middle, y: .middle)
      if let sector = mark.sector {
        let size = Self.size(of: sector.angle.datum)
        result.turn = wholeTurn > 0 ? (turn / wholeTurn, (turn + size) / wholeTurn) : (0, 0)
        turn += size
        placed.append(result)
        continue
      }
      let isVertical = isVertical(mark)
      let value = mark.kind == .bar || mark.kind == .area ? stacks.value(of: index, mark, isVertical: isVertical) : nil
      result.isOuterEnd = value?.isOuter ?? true
      result.x = extent(of: mark.x, mark, isVertical ? nil : value, axis: .horizontal)
      result.y = extent(of: mark.y, mark, isVertical ? value : nil, axis: .vertical)
      placed.append(result)
    }
  }

  private static func size(of angle: Datum) -> Double {
    guard let low = angle.low, let high = angle.high, low.isFinite, high.isFinite else { return 0 }
    return max(0, angle.isRange ? high - low : high)
  }

  /// Whether a bar or an area goes along y.
  private func isVertical(_ mark: Mark) -> Bool {
    switch (mark.x, mark.y) {
    case (_, .range): true
    case (.range, _): false
    case (.value(let x), .value(let y)):
      y.datum.kind == .number && !y.datum.isRange || x.datum.kind != .number
    case (.value(let x), _): x.datum.kind != .number || x.datum.isRange
    case (_, .value(let y)): y.datum.kind == .number
    default: true
    }
  }

  private mutating func extent(
    of place: Mark.Place, _ mark: Mark, _ value: MarkStacks.Value?, axis: Axis
  ) -> PlacedMark.Extent {
    let isX = axis == .horizontal
    let isLong = mark.kind == .bar || mark.kind == .area
    switch place {
    case .automatic: return mark.kind == .bar || mark.kind == .rectangle ? .whole : .middle
    case .points(let start, let end): return start == nil && end == nil ? .whole : .points(start, end)
    case .range(let first, let last):
      let start = units(of: first.datum, isX: isX)
      let end = units(of: last.datum, isX: isX)
      guard let start, let end else { return .middle }
      note(start.low, end.high, isX: isX, zero: false)
      let isCategory = first.datum.kind == .category
      return .between(isCategory ? start.low : start.low, isCategory ? end.high : end.low)
    case .value(let plotted):
      if let value {
        note(value.start, value.end, isX: isX, zero: isLong)
        return .between(value.start, value.end)
      }
      guard let units = units(of: plotted.datum, isX: isX) else { return .middle }
      return extent(of: plotted.datum, units, mark, axis: axis)
    }
  }

  /// The place of a mark at a datum.
  private mutating func extent(
    of datum: Datum, _ units: (low: Double, high: Double), _ mark: Mark, axis: Axis
  ) -> PlacedMark.Extent {
    let isX = axis == .horizontal
    var (low, high) = units
    let isBand = mark.kind == .bar || mark.kind == .rectangle
    let part = part(of: mark, axis: axis)
    if low == high, isBand {
      let step = isX ? x.step : y.step
      (low, high) = (low - step / 2, high + step / 2)
      if isX { x.isPadded = true } else { y.isPadded = true }
    }
    note(low, high, isX: isX, zero: !isBand && mark.kind != .rule && datum.kind == .number)
    guard isBand || part != nil else { return .at((low + high) / 2) }
    let dimension = isX ? mark.width : mark.height
    let isBin = if case .numbers = datum { true } else { false }
    let automatic: MarkDimension =
      switch mark.kind {
      case .bar: isBin ? .inset(look.marks.binInset) : .ratio(look.marks.barPart)
      case .rectangle: .ratio(1)
      default: .fixed(0)
      }
    return .band(
      PlacedMark.Band(
        low: low, high: high, dimension: isBand ? dimension : .automatic, automatic: automatic, part: part))
  }

  private func part(of mark: Mark, axis: Axis) -> PlacedMark.Part? {
    guard let position = mark.style.flatMap({ _ in looks[lookOfMark[placed.count]].position }) else { return nil }
    guard (position.axis ?? automaticPositionAxis(of: mark)) == axis else { return nil }
    guard let index = positions.firstIndex(of: position.value.datum) else { return nil }
    return PlacedMark.Part(
      index: index, count: positions.count, span: position.span, automaticSpan: .ratio(look.marks.barPart))
  }

  /// The axis along which marks are next to each other: the one that has categories.
  private func automaticPositionAxis(of mark: Mark) -> Axis { isVertical(mark) ? .horizontal : .vertical }

  private func units(of datum: Datum, isX: Bool) -> (low: Double, high: Double)? {
    (isX ? x : y).scale.units(of: datum.resolved(in: calendar))
  }

  private mutating func note(_ low: Double, _ high: Double, isX: Bool, zero: Bool) {
    if isX { x.note(low, high, zero: zero) } else { y.note(low, high, zero: zero) }
  }
}
