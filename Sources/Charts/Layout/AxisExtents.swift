import SwiftUI

/// The extent of the data on an axis, and the scale for it.
struct AxisExtents {
  private(set) var scale = PositionScale(kind: .number, low: 0, high: 1)

  /// Whether any mark has data on the axis.
  private(set) var hasData = false

  /// Whether the app has set the ends of the domain.
  private(set) var hasOwnDomain = false

  /// The distance between bars on an axis of numbers.
  var step = 1.0

  /// Whether the domain ends at the edges of bars instead of at values.
  var isPadded = false

  private var low = Double.infinity
  private var high = -Double.infinity
  private var includesZero = false

  init() {}

  /// An axis for the data of marks, with the scale of its categories.
  init(_ places: some Sequence<Mark.Place>, settings: PositionScaleSettings) {
    var kind: Datum.Kind?
    var names: [String] = []
    var seen: Set<String> = []
    func add(_ value: PlottedValue) {
      if kind == nil { kind = value.datum.kind }
      if let name = value.datum.category, seen.insert(name).inserted { names.append(name) }
    }
    if case .values(let values) = settings.domain?.storage, values.first?.kind == .category {
      for case .category(let name) in values where seen.insert(name).inserted { names.append(name) }
      kind = .category
    }
    for place in places {
      switch place {
      case .value(let value): add(value)
      case .range(let first, let last):
        add(first)
        add(last)
      case .automatic, .points: break
      }
    }
    hasData = kind != nil
    if case .values(let values) = settings.domain?.storage, let first = values.first { kind = first.kind }
    if case .automatic(_, _, let change?) = settings.domain?.storage, kind == .category {
      names = change(names.map(Datum.category)).compactMap(\.category)
    }
    scale =
      kind == .category
      ? PositionScale(categories: names) : PositionScale(kind: kind ?? .number, low: 0, high: 1)
  }

  mutating func note(_ first: Double, _ last: Double, zero: Bool) {
    low = min(low, first, last)
    high = max(high, first, last)
    if zero { includesZero = true }
  }

  /// Notes numbers that do not come from data.
  mutating func noteFunction(_ range: ClosedRange<Double>) {
    hasData = true
    note(range.lowerBound, range.upperBound, zero: false)
  }

  /// Sets the domain and the range of the scale.
  mutating func finish(settings: PositionScaleSettings, axis: Axis) {
    switch settings.type?.storage {
    case .log: scale.transform = .log
    case .power(let exponent): scale.transform = .power(exponent)
    case .symmetricLog(let slope): scale.transform = .symmetricLog(slopeAtZero: slope)
    case .linear, .date, .category, nil: break
    }
    if scale.kind != .category { setDomain(settings: settings) }
    if case .automatic(_, let isReversed?, _) = settings.domain?.storage { scale.isReversed = isReversed }
    // Categories on a y axis are listed from the top.
    if scale.kind == .category, axis == .vertical { scale.isReversed.toggle() }
    switch settings.range?.storage {
    case .plot(let start, let end):
      scale.startPadding = start
      scale.endPadding = end
    case .ends(let low, let high): scale.range = low...high
    case .values(let values):
      if let low = values.min(), let high = values.max() { scale.range = low...high }
      if let first = values.first, let last = values.last, first > last { scale.isReversed.toggle() }
    case .gradient, .style, nil: break
    }
  }

  private mutating func setDomain(settings: PositionScaleSettings) {
    switch settings.domain?.storage {
    case .values(let values):
      let units = values.compactMap(\.low)
      guard let first = units.first, let last = units.last else { break }
      hasOwnDomain = true
      (scale.low, scale.high) = (min(first, last), max(first, last))
      scale.isReversed = first > last
      return
    case .automatic(let zero, _, let change):
      if let zero { includesZero = zero }
      if let change {
        let units = change([Datum(low, kind: scale.kind), Datum(high, kind: scale.kind)]).compactMap(\.low)
        if let first = units.min(), let last = units.max() { note(first, last, zero: false) }
      }
    case nil: break
    }
    guard low.isFinite, high.isFinite, low <= high else { return }
    if includesZero, scale.kind == .number, scale.transform != .log, !isPadded {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high {
      // A single value is in the middle, or at the end of what begins at zero.
      (low, high) = low == 0 ? (0, 1) : low > 0 && includesZero ? (0, high) : (low - 1, high + 1)
    }
    (scale.low, scale.high) = (low, high)
  }

  /// The extent of the data, before it was rounded.
  var range: ClosedRange<Double> { scale.low...max(scale.low, scale.high) }

  /// Changes the ends of the domain to those of the axis's values.
  mutating func extend(to range: ClosedRange<Double>) {
    (scale.low, scale.high) = (range.lowerBound, range.upperBound)
  }
}
