import Foundation

/// A source of values that follow the screen's time, for texts.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value

  /// The date from which seconds count, or `nil` for whole seconds of the clock.
  var anchor: Date?
}

extension TimeDataSource where Value == Date {
  /// The present.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date to the present.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<max(date, $0) }, anchor: date)
  }

  /// The time from the present to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<max(date, $0) }, anchor: date)
  }
}

extension TimeDataSource where Value == Duration {
  /// The time until a date; negative if the date has passed.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(value: { .seconds(date.timeIntervalSince($0)) }, anchor: date)
  }
}

extension Text {
  /// Creates a text from a source that follows the screen's time and a format; it is updated each second.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(
      TextFormat(secondsFrom: source.anchor, format) { environment in
        String(format.locale(environment.locale).format(source.value(environment.now)).characters)
      })
  }

  /// Creates a text from a source that follows the screen's time and a format; it is updated each second.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(
      TextFormat(secondsFrom: source.anchor, format) { environment in
        format.locale(environment.locale).format(source.value(environment.now))
      })
  }

  private nonisolated init(_ format: TextFormat) {
    self.init(storage: .formatted(format))
  }
}
