import Foundation

/// Something that follows the time of the screen, for a text to show.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value

  /// The date from which seconds are counted; `nil` where they are those of the clock.
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
  /// How long it is until a date; negative when it has passed.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(value: { .seconds(date.timeIntervalSince($0)) }, anchor: date)
  }
}

extension Text {
  /// What follows the time of the screen, in a format; it is written anew each second.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(
      TextFormat(secondsFrom: source.anchor) { environment in
        String(format.locale(environment.locale).format(source.value(environment.now)).characters)
      })
  }

  /// What follows the time of the screen, in a format; it is written anew each second.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(
      TextFormat(secondsFrom: source.anchor) { environment in
        format.locale(environment.locale).format(source.value(environment.now))
      })
  }

  private nonisolated init(_ format: TextFormat) {
    self.init(storage: .formatted(format))
  }
}
