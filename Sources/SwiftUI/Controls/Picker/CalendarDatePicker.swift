/// A month with its days, the selected one in a disc.
struct CalendarDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private static let rowHeight: CGFloat = 44

  var body: some View {
    VStack(spacing: 0) {
      header
      HStack(spacing: 0) {
        ForEach(month.weekdaySymbols, id: \.self) { symbol in
          Text(verbatim: symbol)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 24)
      .modifier(DecorativeModifier())
      ForEach(month.weeks) { week in
        HStack(spacing: 0) {
          ForEach(week.days) { day in dayView(day) }
        }
      }
    }
    .frame(maxWidth: 360)
    .modifier(DimmedWhenDisabled())
    .hiddenLabel(configuration.label)
  }

  private var month: CalendarMonth {
    let format = DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone)
    return CalendarMonth(containing: configuration.selection, calendar: format.calendar)
  }

  private var header: some View {
    HStack(spacing: 24) {
      Text(verbatim: month.title)
        .font(.headline)
        .semanticPart(.element)
      Spacer()
      stepButton("chevron.backward", "Previous Month", by: -1)
      stepButton("chevron.forward", "Next Month", by: 1)
    }
    .frame(height: Self.rowHeight)
  }

  private func stepButton(_ symbol: String, _ label: String, by months: Int) -> some View {
    let step = { @MainActor in configuration.take(month.date(movedBy: months)) }
    return Image(systemName: symbol)
      .font(.title3.weight(.medium))
      .foregroundStyle(.tint)
      .modifier(PartSemantics(role: .button, label: label, activate: step))
      .modifier(touch(step))
  }

  @ViewBuilder
  private func dayView(_ day: CalendarMonth.Day) -> some View {
    ZStack {
      if day.isSelected {
        Circle().fill(.tint.opacity(0.15))
      }
      if let number = day.number {
        Text(verbatim: number)
          .font(.system(size: 20, weight: day.isSelected ? .semibold : .regular))
          .foregroundStyle(day.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: Self.rowHeight)
    .modifier(
      PartSemantics(role: .button, label: day.label, isSelected: day.isSelected) {
        if let date = day.date { configuration.take(date) }
      }
    )
    .modifier(touch { if let date = day.date { configuration.take(date) } })
  }

  private func touch(_ action: @escaping @MainActor () -> Void) -> ControlBehavior {
    var behavior = ControlBehavior(role: nil)
    behavior.touch = { _, _ in action() }
    return behavior
  }
}

/// The days of a month in weeks.
struct CalendarMonth {
  struct Day: Identifiable {
    let id: Int
    /// The day of the month; `nil` for a place before the first or after the last day.
    let number: String?
    let date: Date?
    let isSelected: Bool

    /// The day with its weekday and month; `nil` for a place without a day.
    let label: String?
  }

  struct Week: Identifiable {
    let id: Int
    let days: [Day]
  }

  let title: String
  let weekdaySymbols: [String]
  let weeks: [Week]

  private let selection: Date
  private let calendar: Calendar

  init(containing selection: Date, calendar: Calendar) {
    self.selection = selection
    self.calendar = calendar
    let locale = calendar.locale ?? Locale(identifier: "en_US")
    title = selection.formatted(
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide).year())
    let symbols = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    weekdaySymbols = symbols.indices.map { symbols[($0 + first) % symbols.count].uppercased(with: locale) }
    weeks = Self.weeks(of: selection, calendar)
  }

  private static func weeks(of selection: Date, _ calendar: Calendar) -> [Week] {
    guard
      let start = calendar.dateInterval(of: .month, for: selection)?.start,
      let count = calendar.range(of: .day, in: .month, for: selection)?.count
    else { return [] }
    let offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    let chosen = calendar.component(.day, from: selection)
    return (0..<(offset + count + 6) / 7).map { week in
      Week(
        id: week,
        days: (0..<7).map { column in
          let place = week * 7 + column
          let number = place - offset + 1
          guard (1...count).contains(number) else {
            return Day(id: place, number: nil, date: nil, isSelected: false, label: nil)
          }
          let date = calendar.date(byAdding: .day, value: number - chosen, to: selection)
          return Day(
            id: place, number: "\(number)", date: date, isSelected: number == chosen,
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
    calendar.date(byAdding: .month, value: months, to: selection) ?? selection
  }
}
