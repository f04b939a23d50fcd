import Foundation

/// The calendar of a month in which any number of days can be selected; days out of bounds are dimmed.
struct MultiDateCalendar<Label: View>: View {
  let label: Label
  @Binding var selection: Set<DateComponents>
  let minimum: Date?
  let maximum: Date?

  /// A day in the displayed month, after it has been changed.
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.design) private var design
  @Environment(\.now) private var now

  var body: some View {
    let calendar = DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone).calendar
    let month = CalendarMonth(containing: start(calendar), selection: start(calendar), calendar: calendar)
    VStack(spacing: 0) {
      HStack(spacing: design.pickers.calendars.buttonSpacing) {
        Text(verbatim: month.title).font(.headline)
        Spacer()
        CalendarSteps(month: month) { shown = $0 }
      }
      .frame(height: design.pickers.calendars.dayHeight)
      CalendarDays(month: month) { dayView($0, calendar) }
    }
    .frame(maxWidth: design.pickers.calendars.width)
    .modifier(DimmedWhenDisabled())
    .hiddenLabel(label)
  }

  /// A day in the initially displayed month: the earliest selected day, or else the closest selectable day.
  private func start(_ calendar: Calendar) -> Date {
    if let shown { return shown }
    if let first = selection.compactMap({ calendar.date(from: $0) }).min() { return first }
    let least = minimum.map { max($0, now) } ?? now
    return maximum.map { least < $0 ? least : $0.addingTimeInterval(-1) } ?? least
  }

  private func isSelectable(_ date: Date, _ calendar: Calendar) -> Bool {
    let day = calendar.startOfDay(for: date)
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    if let maximum, day >= maximum { return false }
    return true
  }

  private func dayView(_ day: CalendarMonth.Day, _ calendar: Calendar) -> some View {
    let picked = day.date.map { date in selection.filter { $0.isDay(of: date, calendar) } } ?? []
    return CalendarDayView(
      day: day, isSelected: !picked.isEmpty, isSelectable: day.date.map { isSelectable($0, calendar) } ?? false
    ) { date in
      if picked.isEmpty {
        selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
      } else {
        selection.subtract(picked)
      }
    }
  }
}

extension DateComponents {
  /// Whether the components describe the day of a date.
  fileprivate func isDay(of date: Date, _ calendar: Calendar) -> Bool {
    let day = calendar.dateComponents([.era, .year, .month, .day], from: date)
    return (era ?? day.era) == day.era && year == day.year && month == day.month && self.day == day.day
  }
}
