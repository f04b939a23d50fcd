import Foundation

/// A value on a scale: a number, a date in seconds since the reference date, a category, or a range of numbers or dates.
enum Datum: Hashable, Sendable {
  case number(Double)
  case numbers(Double, Double)
  case date(Double)
  case dates(Double, Double)

  /// A date that stands for the whole unit of a calendar around it, such as its day.
  case unit(Double, Calendar.Component, Calendar?)
  case category(String)

  /// The kinds of scales that a datum can be on.
  enum Kind: Hashable, Sendable { case number, date, category }

  var kind: Kind {
    switch self {
    case .number, .numbers: .number
    case .date, .dates, .unit: .date
    case .category: .category
    }
  }

  var isDate: Bool { kind == .date }

  var category: String? {
    if case .category(let name) = self { name } else { nil }
  }

  /// The number, if the datum is one.
  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The lower end; `nil` for a category.
  var low: Double? {
    switch self {
    case .number(let value), .date(let value), .unit(let value, _, _): value
    case .numbers(let low, _), .dates(let low, _): low
    case .category: nil
    }
  }

  /// The upper end; the lower one if the datum is not a range; `nil` for a category.
  var high: Double? {
    switch self {
    case .number(let value), .date(let value), .unit(let value, _, _): value
    case .numbers(_, let high), .dates(_, let high): high
    case .category: nil
    }
  }

  /// Whether the datum has a length on a scale of numbers.
  var isRange: Bool {
    switch self {
    case .numbers, .dates, .unit: true
    default: false
    }
  }

  /// The datum with the unit of a calendar as the range of its dates.
  ///
  /// - Parameter calendar: The calendar of the chart, for units that do not have their own.
  func resolved(in calendar: Calendar) -> Datum {
    guard case .unit(let seconds, let component, let own) = self else { return self }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let interval = (own ?? calendar).dateInterval(of: component, for: date) else { return .date(seconds) }
    return .dates(interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
  }

  /// The datum of a kind at a place on a scale.
  init(_ value: Double, kind: Kind) {
    self = kind == .date ? .date(value) : .number(value)
  }
}
