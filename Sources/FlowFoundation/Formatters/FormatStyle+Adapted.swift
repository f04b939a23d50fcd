import Foundation

extension FormatStyle {
  /// The style in a locale, and in a time zone and a calendar where the style uses the machine's.
  package func adapted(to locale: Locale, timeZone: TimeZone, calendar: Calendar) -> Self {
    let style = self.locale(locale)
    if var dates = style as? Date.FormatStyle {
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
      if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
      return dates as? Self ?? style
    }
    if var intervals = style as? Date.IntervalFormatStyle {
      if intervals.timeZone == .autoupdatingCurrent { intervals.timeZone = timeZone }
      if intervals.calendar == .autoupdatingCurrent { intervals.calendar = calendar }
      return intervals as? Self ?? style
    }
    return style
  }
}

extension Date.RelativeFormatStyle {
  /// The style that formats the distance of a date from the date that it is given.
  package func anchored(at date: Date, locale: Locale, calendar: Calendar) -> Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: capitalizationContext)
  }
}

extension Calendar {
  /// The calendar where none is given: the Gregorian one in US English and Greenwich's time.
  package static let standard: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension Date {
  /// The present where no screen gives one: 9 January 2007, 9:41 in San Francisco, instead of the machine's clock.
  package static let standardNow = Date(timeIntervalSince1970: 1_168_364_460)
}
