import SwiftUI

/// The default texts of the values of an axis.
@MainActor
struct AxisLabelFormat {
  private let locale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone

  /// The digits after the point that tell all numbers apart.
  private let fractionDigits: Int

  /// The smallest unit in which dates differ.
  private let unit: Calendar.Component

  init(_ data: [Datum], environment: EnvironmentValues) {
    locale = environment.locale
    timeZone = environment.timeZone
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    let numbers = data.compactMap(\.number)
    fractionDigits = numbers.map(Self.digits).max() ?? 0
    let dates = data.filter(\.isDate).compactMap(\.low).map(Date.init(timeIntervalSinceReferenceDate:))
    unit = Self.unit(of: dates, in: calendar)
  }

  private static func digits(of number: Double) -> Int {
    for digits in 0..<mostDigits {
      let scaled = number * pow(10, Double(digits))
      if abs(scaled - scaled.rounded()) < 1e-6 * max(1, abs(scaled)) { return digits }
    }
    return mostDigits
  }

  private static let mostDigits = 6

  private static func unit(of dates: [Date], in calendar: Calendar) -> Calendar.Component {
    for unit in [Calendar.Component.second, .minute, .day, .month] {
      let isUsed = dates.contains { calendar.dateInterval(of: larger(unit), for: $0)?.start != $0 }
      if isUsed { return unit }
    }
    return .year
  }

  /// The next larger unit in which a date can be whole.
  private static func larger(_ unit: Calendar.Component) -> Calendar.Component {
    switch unit {
    case .second: .minute
    case .minute: .day
    case .day: .month
    default: .year
    }
  }

  func string(of datum: Datum) -> String {
    switch datum {
    case .category(let name): return name
    case .number, .numbers: return number(datum.low ?? 0)
    case .date, .dates, .unit: return date(Date(timeIntervalSinceReferenceDate: datum.low ?? 0))
    }
  }

  private func number(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(0...fractionDigits)).locale(locale))
  }

  private func date(_ date: Date) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    switch unit {
    case .second: style = style.hour().minute().second()
    case .minute:
      let isWhole = calendar.component(.minute, from: date) == 0
      style = isWhole ? style.hour() : style.hour().minute()
    case .day: style = style.month(.abbreviated).day()
    case .month: style = style.month(.abbreviated)
    default: style = style.year()
    }
    return date.formatted(style)
  }
}
