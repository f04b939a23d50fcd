import Foundation

extension Text.DateStyle {
  /// The text of a date in the environment's locale, calendar and time zone; the present is the environment's as well.
  func format(_ date: Date, in environment: EnvironmentValues) -> String {
    switch kind {
    case .time:
      return date.formatted(Self.style(.omitted, .shortened, environment))
    case .date:
      return date.formatted(Self.style(.long, .omitted, environment))
    case .relative, .offset, .timer:
      return Self.interval(date.timeIntervalSince(environment.now), kind: kind)
    }
  }

  static func format(_ dates: ClosedRange<Date>, in environment: EnvironmentValues) -> String {
    let style = style(.omitted, .shortened, environment)
    return "\(dates.lowerBound.formatted(style)) – \(dates.upperBound.formatted(style))"
  }

  private static func style(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ environment: EnvironmentValues
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// Whether the text depends on the present.
  var followsTime: Bool { kind != .time && kind != .date }

  private static func interval(_ seconds: TimeInterval, kind: Kind) -> String {
    let total = Int(bounded: abs(seconds.roundedToMicroseconds))
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    switch kind {
    case .timer:
      let padded = rest < 10 ? "0\(rest)" : "\(rest)"
      return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(padded)" : "\(minutes):\(padded)"
    default:
      let units = [(total / 86400, "day"), (hours % 24, "hr"), (minutes, "min"), (rest, "sec")]
      let parts = units.filter { $0.0 > 0 }.prefix(2).map { count, unit in
        "\(count) \(unit)\(unit == "day" && count != 1 ? "s" : "")"
      }
      let text = parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
      return kind == .offset ? (seconds < 0 ? "+" : "-") + text : text
    }
  }
}

extension Date {
  /// The time from a moment until the number of whole seconds between it and this date changes.
  func secondsUntilNextSecond(from now: Date) -> Double {
    let distance = timeIntervalSince(now).roundedToMicroseconds
    let rest = (distance - distance.rounded(.down)).roundedToMicroseconds
    return rest > 0 ? rest : 1
  }
}

extension Double {
  /// Dates count from 2001, so a distance between two is exact to less than a microsecond.
  fileprivate var roundedToMicroseconds: Double { (self * 1e6).rounded() / 1e6 }
}
