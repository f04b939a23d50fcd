/// The calendar of a month with the selected day highlighted; its title opens wheels for the month and year.
struct CalendarDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  /// A day in the displayed month, if it is not the month of the selected day.
  @State private var shown: Date?
  @State private var showsYears = false
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.design) private var design

  var body: some View {
    VStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        header
        if showsYears { wheels } else { CalendarDays(month: month) { dayView($0) } }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text(SystemString.time)
          Spacer()
          DateField(configuration: configuration, part: .hourAndMinute)
        }
        .frame(height: design.pickers.calendars.dayHeight)
      }
    }
    .frame(maxWidth: design.pickers.calendars.width)
    .modifier(DimmedWhenDisabled())
    .hiddenLabel(configuration.label)
  }

  private var month: CalendarMonth {
    CalendarMonth(
      containing: shown ?? configuration.selection, selection: configuration.selection, calendar: format.calendar)
  }

  private var format: DatePickerFormat {
    DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  // MARK: - Parts

  private var header: some View {
    HStack(spacing: design.pickers.calendars.buttonSpacing) {
      HStack(spacing: design.pickers.calendars.arrowDistance) {
        Text(verbatim: month.title)
          .font(.headline)
        Image(systemName: showsYears ? "chevron.down" : "chevron.forward")
          .font(.footnote.weight(.bold))
          .foregroundStyle(.tint)
          .modifier(DecorativeModifier())
      }
      .modifier(
        TouchablePart(
          PartSemantics(
            role: .button, label: showsYears ? "Hide year picker" : "Show year picker",
            identifier: showsYears ? "DatePicker.Hide" : "DatePicker.Show", value: month.title, keepsContent: true)
        ) { showsYears.toggle() })
      Spacer()
      if !showsYears {
        CalendarSteps(month: month) { shown = $0 }
      }
    }
    .frame(height: design.pickers.calendars.dayHeight)
  }

  /// Turning a wheel changes the displayed month and selects the day with the same number.
  private var wheels: some View {
    DateWheels(configuration: configuration.showing(.date), showsMonths: true)
      .frame(maxWidth: .infinity)
      .modifier(ShownMonthReset(selection: configuration.selection) { shown = nil })
  }

  private func dayView(_ day: CalendarMonth.Day) -> some View {
    CalendarDayView(
      day: day, isSelected: day.isSelected,
      isSelectable: day.date.map { configuration.isSelectable(dayOf: $0, format.calendar) } ?? false
    ) { date in
      shown = nil
      configuration.take(date)
    }
  }
}

/// Displays the month of the selected day again after the selection changes.
private struct ShownMonthReset: ViewModifier {
  let selection: Date
  let reset: () -> Void

  func body(content: Content) -> some View {
    content.onChange(of: selection) { reset() }
  }
}
