import SwiftUI

/// The sums of the bars and of the areas at each place.
struct MarkStacks {
  /// The ends of a bar or of an area on the axis of its value.
  struct Value {
    let start: Double
    let end: Double

    /// Whether nothing is stacked on it.
    let isOuter: Bool
  }

  private struct Key: Hashable {
    let kind: Mark.Kind
    let isVertical: Bool
    let place: Datum?
    let position: Datum?
  }

  private struct Sums {
    var positive = 0.0
    var negative = 0.0
    var total = 0.0

    /// The last marks with a length above and below zero.
    var lastPositive: Int?
    var lastNegative: Int?
  }

  private var sums: [Key: Sums] = [:]
  private let positionOf: (Int) -> Datum?

  /// Creates the sums of all marks.
  ///
  /// - Parameter positionOf: The position of the mark at an index among others at the same value.
  init(marks: [Mark], positionOf: @escaping (Int) -> Datum?) {
    self.positionOf = positionOf
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      guard mark.stacking != .unstacked else { continue }
      for isVertical in [true, false] {
        guard let number = Self.number(of: isVertical ? mark.y : mark.x) else { continue }
        let key = key(of: index, mark, isVertical: isVertical)
        var sum = sums[key] ?? Sums()
        sum.total += abs(number)
        if number > 0 { sum.lastPositive = index } else if number < 0 { sum.lastNegative = index }
        sums[key] = sum
      }
    }
  }

  private static func number(of place: Mark.Place) -> Double? {
    guard case .value(let value) = place, let number = value.datum.number, number.isFinite else { return nil }
    return number
  }

  private func key(of index: Int, _ mark: Mark, isVertical: Bool) -> Key {
    Key(
      kind: mark.kind, isVertical: isVertical, place: (isVertical ? mark.x : mark.y).first?.datum,
      position: positionOf(index))
  }

  /// The ends of a mark on the axis of its value, or `nil` if it has no value there.
  mutating func value(of index: Int, _ mark: Mark, isVertical: Bool) -> Value? {
    guard let number = Self.number(of: isVertical ? mark.y : mark.x) else { return nil }
    if mark.stacking == .unstacked { return Value(start: 0, end: number, isOuter: true) }
    let key = key(of: index, mark, isVertical: isVertical)
    var sum = sums[key] ?? Sums()
    let isOuter = number < 0 ? sum.lastNegative == index : sum.lastPositive == index
    let start = number < 0 ? sum.negative : sum.positive
    let end = start + number
    if number < 0 { sum.negative = end } else { sum.positive = end }
    sums[key] = sum
    let scale = mark.stacking == .normalized && sum.total > 0 ? 1 / sum.total : 1
    let shift = mark.stacking == .center ? -sum.total / 2 : 0
    return Value(start: start * scale + shift, end: end * scale + shift, isOuter: isOuter)
  }
}
