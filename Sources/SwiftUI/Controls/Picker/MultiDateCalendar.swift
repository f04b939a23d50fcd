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

  private static var rowHeight: CGFloat { 44 }

  var body: some View {
    let calendar = DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone).calendar
    let month = CalendarMonth(containing: start(calendar), selection: start(calendar), calendar: calendar)
    VStack(spacing: 0) {
      HStack(spacing: 24) {
        Text(verbatim: month.title).font(.headline)
        Spacer()
        CalendarSteps(month: month) { shown = $0 }
      }
      .frame(height: Self.rowHeight)
      CalendarDays(month: month) { dayView($0, calendar) }
    }
    .frame(maxWidth: 360)
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

  private func isPickable(_ date: Date, _ calendar: Calendar) -> Bool {
    let day = calendar.startOfDay(for: date)
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    if let maximum, day >= maximum { return false }
    return true
  }

  @ViewBuilder
  private func dayView(_ day: CalendarMonth.Day, _ calendar: Calendar) -> some View {
    if let date = day.date, let number = day.number {
      let picked = selection.filter { $0.isDay(of: date, calendar) }
      let isPickable = isPickable(date, calendar)
      ZStack {
        if !picked.isEmpty { Circle().fill(.tint.opacity(0.15)) }
        Text(verbatim: number)
          .font(.system(size: 20, weight: picked.isEmpty ? .regular : .semibold))
          .foregroundStyle(
            !isPickable ? AnyShapeStyle(.tertiary) : picked.isEmpty ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
      }
      .frame(maxWidth: .infinity)
      .frame(height: Self.rowHeight)
      .modifier(
        TouchablePart(
          PartSemantics(role: .button, label: day.label, isSelected: !picked.isEmpty, keepsContent: true)
        ) {
          if picked.isEmpty {
            selection.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
          } else {
            selection.subtract(picked)
          }
        }
      )
      .disabled(!isPickable)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: Self.rowHeight)
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
