/// The wheels of a date picker: day, month and year, or hour and minute.
struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration

  /// Whether only the wheels for month and year are shown, as for the title of a calendar.
  var showsMonths = false

  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.design) private var design

  var body: some View {
    HStack(spacing: 0) {
      ForEach(wheels) { wheel in
        Wheel(selection: selection(of: wheel), alignment: wheel.alignment) {
          ForEach(Array(wheel.rows), id: \.self) { Text(verbatim: wheel.title($0)) }
        }
        .frame(width: wheel.width)
        .modifier(WheelSemantics(spoken: wheel.spoken, isEndless: wheel.isEndless))
      }
    }
    .frame(width: design.pickers.dateWheels.width)
    .modifier(WheelBand())
  }

  private var wheels: [DateWheel] {
    let format = DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone)
    let maker = DateWheelMaker(
      selection: configuration.selection, calendar: format.calendar, locale: locale, widths: design.pickers.dateWheels)
    return showsMonths ? maker.monthAndYear : maker.wheels(for: configuration.displayedComponents)
  }

  /// The selected row always has the number 0; the other rows are numbered relative to it.
  private func selection(of wheel: DateWheel) -> PickerSelection {
    PickerSelection(Binding<Int>(get: { 0 }, set: { configuration.take(wheel.date($0)) }))
  }
}

/// One wheel of a date picker. Its rows are numbered relative to the selected one.
struct DateWheel: Identifiable {
  let id: Calendar.Component
  let rows: ClosedRange<Int>
  let alignment: HorizontalAlignment

  /// The width, in points.
  let width: CGFloat
  let title: (Int) -> String
  let spoken: @MainActor (String) -> String

  /// The date that selecting a row results in.
  let date: (Int) -> Date

  var isEndless: Bool { rows.count > 2 }
}

/// Creates the wheels for a date, with their order and rows.
struct DateWheelMaker {
  let selection: Date
  let calendar: Calendar
  let locale: Locale
  let widths: PickerDesign.DateWheels

  /// The number of rows on either side of the selected one, more than are visible.
  private static let reach = 15

  private var rows: ClosedRange<Int> { -Self.reach...Self.reach }

  func wheels(for components: DatePickerComponents) -> [DateWheel] {
    let hasDate = components.contains(.date)
    let hasTime = components.contains(.hourAndMinute)
    if hasDate, hasTime { return [dayOfYear] + time }
    return hasDate ? date : time
  }

  /// Month, day and year in the order of the locale.
  private var date: [DateWheel] {
    ordered([("M", month), ("d", day), ("y", year)], like: "yMMMMd")
  }

  var monthAndYear: [DateWheel] { ordered([("M", month), ("y", year)], like: "yMMMM") }

  private var time: [DateWheel] {
    let hours = pattern("jmm").contains("a") ? [hour(halves: true), minute, half] : [hour(halves: false), minute]
    return hours
  }

  private func ordered(_ wheels: [(letter: Character, wheel: DateWheel)], like template: String) -> [DateWheel] {
    // Some languages use the standalone form of the month's name, with a different pattern letter.
    let pattern = pattern(template).replacingOccurrences(of: "L", with: "M")
    func place(_ letter: Character) -> String.Index { pattern.firstIndex(of: letter) ?? pattern.endIndex }
    return wheels.sorted { place($0.letter) < place($1.letter) }.map(\.wheel)
  }

  private func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  // MARK: - Wheels

  private func value(_ component: Calendar.Component) -> Int { calendar.component(component, from: selection) }

  private var month: DateWheel {
    let names = calendar.standaloneMonthSymbols
    let current = value(.month)
    func number(_ row: Int) -> Int { Self.wrap(current - 1 + row, names.count) + 1 }
    return wheel(.month, .leading, widths.month, title: { names[number($0) - 1] }) { setting(.month, number($0)) }
  }

  private var day: DateWheel {
    let current = value(.day)
    let count = calendar.maximumRange(of: .day)?.count ?? 31
    func number(_ row: Int) -> Int { Self.wrap(current - 1 + row, count) + 1 }
    return wheel(.day, .trailing, widths.day, title: { "\(number($0))" }) { setting(.day, number($0)) }
  }

  private var year: DateWheel {
    let current = value(.year)
    return wheel(.year, .center, widths.year, title: { "\(current + $0)" }) { setting(.year, current + $0) }
  }

  private var dayOfYear: DateWheel {
    func date(_ row: Int) -> Date { calendar.date(byAdding: .day, value: row, to: selection) ?? selection }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .weekday(.abbreviated).month(.abbreviated).day()
    return wheel(
      .weekday, .trailing, widths.weekday, title: { date($0).formatted(style).replacingOccurrences(of: ",", with: "") },
      date: date)
  }

  /// - Parameter halves: Whether hours are counted in two halves of twelve hours.
  private func hour(halves: Bool) -> DateWheel {
    let current = value(.hour)
    func number(_ row: Int) -> Int { Self.wrap(current + row, 24) }
    func title(_ row: Int) -> String {
      let hour = number(row)
      return halves ? "\(hour % 12 == 0 ? 12 : hour % 12)" : String(format: "%02d", hour)
    }
    return wheel(.hour, .trailing, widths.hour, title: title, spoken: { isEnglish ? "\($0) o'clock" : $0 }) {
      setting(.hour, number($0))
    }
  }

  private var minute: DateWheel {
    let current = value(.minute)
    func number(_ row: Int) -> Int { Self.wrap(current + row, 60) }
    return wheel(
      .minute, .center, widths.minute, title: { String(format: "%02d", number($0)) },
      spoken: { isEnglish ? $0 == "01" ? "1 minute" : "\(Int($0) ?? 0) minutes" : $0 }
    ) { setting(.minute, number($0)) }
  }

  private var half: DateWheel {
    let hour = value(.hour)
    let isMorning = hour < 12
    return DateWheel(
      id: .nanosecond, rows: isMorning ? 0...1 : -1...0, alignment: .center, width: widths.dayHalf,
      title: { (isMorning && $0 == 0) || (!isMorning && $0 == -1) ? calendar.amSymbol : calendar.pmSymbol },
      spoken: { $0 }
    ) { $0 == 0 ? selection : setting(.hour, (hour + 12) % 24) }
  }

  private func wheel(
    _ id: Calendar.Component, _ alignment: HorizontalAlignment, _ width: CGFloat, title: @escaping (Int) -> String,
    spoken: @escaping @MainActor (String) -> String = { $0 }, date: @escaping (Int) -> Date
  ) -> DateWheel {
    DateWheel(id: id, rows: rows, alignment: alignment, width: width, title: title, spoken: spoken, date: date)
  }

  // MARK: - Dates

  private var isEnglish: Bool { locale.language.languageCode == .english }

  private static func wrap(_ number: Int, _ count: Int) -> Int { ((number % count) + count) % count }

  /// The selection with a different month, day or hour; the day is limited to the last day of the month.
  private func setting(_ component: Calendar.Component, _ value: Int) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: selection)
    parts.setValue(value, for: component)
    let day = parts.day ?? 1
    parts.day = 1
    guard let month = calendar.date(from: parts), let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return selection }
    parts.day = min(day, count)
    return calendar.date(from: parts) ?? selection
  }
}
