import SwiftUI

/// A scale from data to colors, symbols, line styles or sizes.
struct StyleScale<Value> {
  /// The data of the scale in order: categories, or the ends of numbers.
  private(set) var domain: [Datum] = []

  /// Whether the data are numbers or dates, and between the ends of the domain.
  private(set) var isContinuous = false

  /// The label of the first datum.
  private(set) var label: ChartLabel?

  private var indices: [Datum: Int] = [:]
  private let settings: StyleScaleSettings<Value>
  private let automatic: (Int, Int) -> Value
  private let between: (StyleScaleSettings<Value>.Range?, Double) -> Value?

  /// - Parameters:
  ///   - data: The data of the marks, in order.
  ///   - automatic: The value at an index among a number of categories.
  ///   - between: The value at a part of a continuous scale, or `nil` if there is none.
  init(
    _ data: [PlottedValue], settings: StyleScaleSettings<Value>, automatic: @escaping (Int, Int) -> Value,
    between: @escaping (StyleScaleSettings<Value>.Range?, Double) -> Value?
  ) {
    self.settings = settings
    self.automatic = automatic
    self.between = between
    label = data.first?.label
    var own: [Datum] = []
    if case .values(let values) = settings.domain?.storage { own = values }
    let isMapped = if case .mapping = settings.range { true } else { false }
    let isNumeric = data.first.map { $0.datum.kind != .category } ?? false
    isContinuous = isNumeric && !isMapped && settings.type?.storage != .category
    if isContinuous {
      let units = (own.isEmpty ? data.map(\.datum) : own).compactMap(\.low)
      let kind = data.first?.datum.kind ?? .number
      var range = (units.min() ?? 0)...max(units.min() ?? 0, units.max() ?? 1)
      if own.isEmpty, kind == .number {
        let step = NiceNumbers.step(covering: range, desiredCount: Self.desiredCount)
        range = NiceNumbers.rounded(range, to: step)
      }
      domain = [Datum(range.lowerBound, kind: kind), Datum(range.upperBound, kind: kind)]
      return
    }
    for datum in own + data.map(\.datum) where indices[datum] == nil {
      // A datum outside of the app's domain has a value, too, after the others.
      indices[datum] = indices.count
      domain.append(datum)
    }
    if case .automatic(_, let isReversed?, let change) = settings.domain?.storage {
      if let change { domain = change(domain) }
      if isReversed { domain.reverse() }
      indices = Dictionary(zip(domain, domain.indices)) { first, _ in first }
    }
  }

  /// The number of round numbers on a continuous scale.
  static var desiredCount: Int { 5 }

  var isEmpty: Bool { domain.isEmpty }

  /// The value of a datum.
  func value(for datum: Datum) -> Value? {
    if case .mapping(let mapping) = settings.range, let value = mapping(datum) { return value }
    if isContinuous {
      guard let unit = datum.low, let low = domain.first?.low, let high = domain.last?.low else { return nil }
      return between(settings.range, high == low ? 1 : (unit - low) / (high - low))
    }
    guard let index = indices[datum] else { return nil }
    switch settings.range {
    case .values(let values) where !values.isEmpty: return values[index % values.count]
    case .gradient, .style, .ends:
      return between(settings.range, domain.count < 2 ? 0 : Double(index) / Double(domain.count - 1))
    default: return automatic(index, domain.count)
    }
  }
}
