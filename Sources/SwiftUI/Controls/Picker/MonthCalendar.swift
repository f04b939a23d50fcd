import Foundation

/// The calendar of a month below its title and the buttons for the months before and after it.
package struct MonthCalendar<Mark: View>: View {
  /// A day in the displayed month.
  private let shown: Date
  private let show: (Date) -> Void
  private let isSelected: (Date) -> Bool
  private let isSelectable: (Date) -> Bool
  private let select: (Date) -> Void
  private let hasMarks: Bool
  private let changes: UInt
  private let mark: (Date) -> Mark

  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.design) private var design

  /// - Parameters:
  ///   - shown: A day in the displayed month.
  ///   - show: Called with a day of the month that the person wants to see.
  ///   - isSelected: Whether a day is highlighted.
  ///   - isSelectable: Whether a day can be touched; otherwise it is dimmed.
  ///   - select: Called with the day that the person has touched.
  ///   - hasMarks: Whether there is room below the number of each day.
  ///   - changes: A number that is another one whenever the closures may answer differently.
  ///   - mark: What is below the number of a day.
  package init(
    shown: Date, show: @escaping (Date) -> Void, isSelected: @escaping (Date) -> Bool,
    isSelectable: @escaping (Date) -> Bool, select: @escaping (Date) -> Void, hasMarks: Bool = true, changes: UInt = 0,
    @ViewBuilder mark: @escaping (Date) -> Mark
  ) {
    self.shown = shown
    self.show = show
    self.isSelected = isSelected
    self.isSelectable = isSelectable
    self.select = select
    self.hasMarks = hasMarks
    self.changes = changes
    self.mark = mark
  }

  package var body: some View {
    let month = CalendarMonth(
      containing: shown, selection: shown,
      calendar: DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone).calendar)
    VStack(spacing: 0) {
      HStack(spacing: design.pickers.calendars.buttonSpacing) {
        Text(verbatim: month.title).font(.headline)
        Spacer()
        CalendarSteps(month: month, show: show)
      }
      .frame(height: design.pickers.calendars.dayHeight)
      CalendarDays(month: month) { day in
        VStack(spacing: 0) {
          CalendarDayView(
            day: day, isSelected: day.date.map(isSelected) ?? false, isSelectable: day.date.map(isSelectable) ?? false,
            select: select)
          if hasMarks {
            ZStack {
              if let date = day.date { mark(date) }
            }
            .frame(height: design.pickers.calendars.markHeight)
            .allowsHitTesting(false)
          }
        }
      }
    }
    .frame(maxWidth: design.pickers.calendars.width)
    .modifier(DimmedWhenDisabled())
  }
}
