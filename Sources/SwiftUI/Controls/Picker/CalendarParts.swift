import Foundation

/// The days of a month in rows below the weekday symbols.
struct CalendarDays<DayView: View>: View {
  let month: CalendarMonth
  @ViewBuilder let dayView: (CalendarMonth.Day) -> DayView

  @Environment(\.design) private var design

  @ViewBuilder var body: some View {
    HStack(spacing: 0) {
      ForEach(month.weekdaySymbols, id: \.self) { symbol in
        Text(verbatim: symbol)
          .font(design.pickers.calendars.weekdayFont)
          .foregroundStyle(.tertiary)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: design.pickers.calendars.weekdayHeight)
    .modifier(DecorativeModifier())
    ForEach(month.weeks) { week in
      HStack(spacing: 0) {
        ForEach(week.days) { day in dayView(day) }
      }
    }
  }
}

/// A day of a calendar as a button; a day that cannot be selected is dimmed and disabled. Empty for an empty cell.
struct CalendarDayView: View {
  let day: CalendarMonth.Day
  let isSelected: Bool
  let isSelectable: Bool
  let select: (Date) -> Void

  @Environment(\.design) private var design

  var body: some View {
    if let date = day.date, let number = day.number {
      ZStack {
        if isSelected { Circle().fill(.tint.opacity(design.pickers.calendars.selectedOpacity)) }
        Text(verbatim: number)
          .font(isSelected ? design.pickers.calendars.selectedDayFont : design.pickers.calendars.dayFont)
          .foregroundStyle(
            !isSelectable ? AnyShapeStyle(.tertiary) : isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      }
      .frame(maxWidth: .infinity)
      .frame(height: design.pickers.calendars.dayHeight)
      .modifier(
        TouchablePart(PartSemantics(role: .button, label: day.label, isSelected: isSelected, keepsContent: true)) {
          select(date)
        }
      )
      .disabled(!isSelectable)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: design.pickers.calendars.dayHeight)
    }
  }
}

/// The buttons that show the previous and next month.
struct CalendarSteps: View {
  let month: CalendarMonth
  /// Called with a day of the month to show.
  let show: (Date) -> Void

  @ViewBuilder var body: some View {
    button("chevron.backward", "Previous Month", "DatePicker.PreviousMonth", by: -1)
    button("chevron.forward", "Next Month", "DatePicker.NextMonth", by: 1)
  }

  private func button(_ symbol: String, _ label: String, _ identifier: String, by months: Int) -> some View {
    Image(systemName: symbol)
      .font(.title3.weight(.medium))
      .foregroundStyle(.tint)
      .modifier(
        TouchablePart(PartSemantics(role: .button, label: label, identifier: identifier)) {
          show(month.date(movedBy: months))
        })
  }
}
