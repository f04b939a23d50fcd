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
  @Environment(\.now) private var now

  var body: some View {
    let calendar = DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone).calendar
    MonthCalendar(
      shown: start(calendar), show: { shown = $0 }, isSelected: { !picked($0, calendar).isEmpty },
      isSelectable: { isSelectable($0, calendar) }, select: { select($0, calendar) }, hasMarks: false
    ) { _ in
      EmptyView()
    }
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

  private func picked(_ date: Date, _ calendar: Calendar) -> Set<DateComponents> {
    selection.filter { $0.isDay(of: date, calendar) }
  }

  private func select(_ date: Date, _ calendar: Calendar) {
    let picked = picked(date, calendar)
    if picked.isEmpty {
      selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    } else {
      selection.subtract(picked)
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
