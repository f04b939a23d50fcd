/// The days of a month, arranged in weeks.
struct CalendarMonth {
  struct Day: Identifiable {
    let id: Int
    /// The day of the month; `nil` for a cell before the first or after the last day.
    let number: String?
    let date: Date?
    let isSelected: Bool

    /// The day with its weekday and month; `nil` for an empty cell.
    let label: String?
  }

  struct Week: Identifiable {
    let id: Int
    let days: [Day]
  }

  let title: String
  let weekdaySymbols: [String]
  let weeks: [Week]

  private let shown: Date
  private let calendar: Calendar

  /// - Parameters:
  ///   - shown: A date in the month.
  ///   - selection: The selected date; the days of the month have its time of day.
  init(containing shown: Date, selection: Date, calendar: Calendar) {
    self.shown = shown
    self.calendar = calendar
    let locale = calendar.locale ?? Locale(identifier: "en_US")
    title = shown.formatted(
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide).year())
    let symbols = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    weekdaySymbols = symbols.indices.map { symbols[($0 + first) % symbols.count].uppercased(with: locale) }
    weeks = Self.weeks(of: shown, selection, calendar)
  }

  private static func weeks(of shown: Date, _ selection: Date, _ calendar: Calendar) -> [Week] {
    guard
      let start = calendar.dateInterval(of: .month, for: shown)?.start,
      let count = calendar.range(of: .day, in: .month, for: shown)?.count
    else { return [] }
    let offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    let chosen =
      calendar.isDate(shown, equalTo: selection, toGranularity: .month)
      ? calendar.component(.day, from: selection) : nil
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: selection)
    let digits = IntegerFormatStyle<Int>.number.locale(calendar.locale ?? Locale(identifier: "en_US"))
    let dayOfShown = calendar.component(.day, from: shown)
    func date(ofDay number: Int) -> Date? {
      guard let day = calendar.date(byAdding: .day, value: number - dayOfShown, to: shown) else { return nil }
      return calendar.date(byAdding: time, to: calendar.startOfDay(for: day))
    }
    return (0..<(offset + count + 6) / 7).map { week in
      Week(
        id: week,
        days: (0..<7).map { column in
          let place = week * 7 + column
          let number = place - offset + 1
          guard (1...count).contains(number) else {
            return Day(id: place, number: nil, date: nil, isSelected: false, label: nil)
          }
          let date = date(ofDay: number)
          return Day(
            id: place, number: number.formatted(digits), date: date, isSelected: number == chosen,
            label: date.map { label(of: $0, calendar) })
        })
    }
  }

  private static func label(of date: Date, _ calendar: Calendar) -> String {
    let locale = calendar.locale ?? Locale(identifier: "en_US")
    return date.formatted(
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        .weekday(.wide).month(.wide).day())
  }

  func date(movedBy months: Int) -> Date {
    calendar.date(byAdding: .month, value: months, to: shown) ?? shown
  }
}
