import Foundation

/// A value that becomes text when the locale, the time zone and the present are known.
///
/// `@unchecked Sendable`: the closure captures a format style and its input, both values.
package struct TextFormat: Equatable, @unchecked Sendable {
  package let format: (EnvironmentValues) -> String

  /// The date from which seconds count that change the text, or `nil` if the text does not change with time.
  let relativeDate: Date?

  init(_ format: @escaping (EnvironmentValues) -> String) {
    self.format = format
    relativeDate = nil
  }

  /// Creates a text that changes with each second from a date, or each whole second if there is none.
  init(secondsFrom date: Date?, _ format: @escaping (EnvironmentValues) -> String) {
    self.format = format
    relativeDate = date ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  init<F: FormatStyle>(_ input: F.FormatInput, _ style: F) where F.FormatOutput == String {
    guard let date = input as? Date, let style = style as? Date.RelativeFormatStyle else {
      format = { style.adapted(to: $0).format(input) }
      relativeDate = nil
      return
    }
    // The style itself would read the machine's clock.
    format = { environment in
      Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle, locale: environment.locale,
        calendar: environment.calendar, capitalizationContext: style.capitalizationContext
      ).format(environment.now)
    }
    relativeDate = date
  }

  package static func == (lhs: TextFormat, rhs: TextFormat) -> Bool {
    let environment = EnvironmentValues()
    return lhs.format(environment) == rhs.format(environment)
  }
}

extension FormatStyle {
  /// The style in the environment's locale, and in its time zone and calendar where the style uses the machine's.
  fileprivate func adapted(to environment: EnvironmentValues) -> Self {
    let style = locale(environment.locale)
    guard var dates = style as? Date.FormatStyle else { return style }
    if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
    if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
    return dates as? Self ?? style
  }
}
