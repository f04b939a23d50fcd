import Foundation

/// The system's formats for running times. Texts are updated each second; the formats were not measured.
public enum SystemFormatStyle {
  /// The time since a date: "1:05.20".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let start: Date
    let showsHours: Bool
    let maxPrecision: Duration

    /// - Parameters:
    ///   - date: When the stopwatch was started.
    ///   - showsHours: Whether sixty minutes become an hour.
    ///   - maxFieldCount: The largest number of fields; here all fields are written.
    ///   - maxPrecision: The smallest fraction of a second to write.
    public init(
      startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
    ) {
      start = date
      self.showsHours = showsHours
      self.maxPrecision = maxPrecision
    }

    public func format(_ value: Date) -> AttributedString {
      let seconds = max(0, value.timeIntervalSince(start))
      let digits = maxPrecision >= .seconds(1) ? 0 : maxPrecision >= .milliseconds(100) ? 1 : 2
      return AttributedString(CountedTime.text(seconds, showsHours: showsHours, fractionDigits: digits))
    }

    public func discreteInput(before input: Date) -> Date? { CountedTime.second(before: input, from: start) }
    public func discreteInput(after input: Date) -> Date? { CountedTime.second(after: input, from: start) }
  }

  /// The remaining or elapsed time of an interval: "4:59".
  public struct Timer: DiscreteFormatStyle, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    /// Counts down from the length of an interval to zero.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
    }

    /// Counts up from zero to the length of an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      self.showsHours = showsHours
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        TextTimer(
          interval: interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: countsDown,
          showsHours: showsHours
        ).text(at: value))
    }

    public func discreteInput(before input: Date) -> Date? {
      CountedTime.second(before: input, from: interval.lowerBound)
    }

    public func discreteInput(after input: Date) -> Date? {
      CountedTime.second(after: input, from: interval.lowerBound)
    }
  }

  /// The distance of the present from a date: "2 hours, 5 minutes", with a minus sign before it.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let anchor: Date
    let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    let maxFieldCount: Int
    private var calendar = Calendar.current

    /// - Note: The sign is always the automatic one; a warning is recorded for another.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      if sign != .automatic {
        report(
          .approximate("SystemFormatStyle.DateOffset(sign:)", "a minus sign is shown for dates before the anchor."))
      }
    }

    /// The style with another calendar, which decides how long days, months and years are.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var style = self
      style.calendar = calendar
      return style
    }

    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.calendar.locale = locale
      return style
    }

    public func format(_ value: Date) -> AttributedString {
      let formatter = DateComponentsFormatter()
      formatter.calendar = calendar
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = maxFieldCount
      formatter.allowedUnits = allowedFields.reduce(into: []) { units, field in
        switch field {
        case .year: units.insert(.year)
        case .month: units.insert(.month)
        case .week: units.insert(.weekOfMonth)
        case .day: units.insert(.day)
        case .hour: units.insert(.hour)
        case .minute: units.insert(.minute)
        default: units.insert(.second)
        }
      }
      return AttributedString(formatter.string(from: anchor, to: value) ?? "")
    }

    public func discreteInput(before input: Date) -> Date? { CountedTime.second(before: input, from: anchor) }
    public func discreteInput(after input: Date) -> Date? { CountedTime.second(after: input, from: anchor) }
  }

  /// A date in relative terms: "in 2 hours", "1 day ago".
  public struct DateReference: DiscreteFormatStyle, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let date: Date
    var environmentLocale = Locale.current
    private var calendar = Calendar.current

    /// - Note: The largest field alone is shown; a warning is recorded if the parameters differ from their defaults.
    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) {
      self.date = date
      let standard: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second]
      if allowedFields != standard || maxFieldCount != 2 || thresholdField != .day {
        report(.approximate("SystemFormatStyle.DateReference", "the largest field is shown, whatever its parameters."))
      }
    }

    /// The style with another calendar, which decides how long days, months and years are.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var style = self
      style.calendar = calendar
      return style
    }

    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.environmentLocale = locale
      return style
    }

    public func format(_ value: Date) -> AttributedString {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = environmentLocale
      formatter.calendar = calendar
      return AttributedString(formatter.localizedString(for: date, relativeTo: value))
    }

    public func discreteInput(before input: Date) -> Date? { CountedTime.second(before: input, from: date) }
    public func discreteInput(after input: Date) -> Date? { CountedTime.second(after: input, from: date) }
  }
}

/// Formats the seconds elapsed since a date.
private enum CountedTime {
  static func text(_ seconds: TimeInterval, showsHours: Bool, fractionDigits: Int) -> String {
    let factor = Int(bounded: pow(10, Double(fractionDigits)))
    let parts = Int(bounded: (seconds * Double(factor)).rounded(.down))
    let time = TextTimer.text(of: parts / factor, showsHours: showsHours)
    if fractionDigits == 0 { return time }
    let fraction = "\(parts % factor)"
    return "\(time)." + String(repeating: "0", count: fractionDigits - fraction.count) + fraction
  }

  static func second(before date: Date, from anchor: Date) -> Date {
    anchor.addingTimeInterval(date.timeIntervalSince(anchor).rounded(.up) - 1)
  }

  static func second(after date: Date, from anchor: Date) -> Date {
    anchor.addingTimeInterval(date.timeIntervalSince(anchor).rounded(.down) + 1)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date.
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    .init(startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The remaining time of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// The elapsed time of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance of the present from a date.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date in relative terms.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
