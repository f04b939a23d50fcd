import SwiftUI
import Foundation

/// The calendar of a month, with days to select and to mark.
open class UICalendarView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The calendar; by default that of the screen.
  open var calendar: Calendar {
    get { ownCalendar ?? shownEnvironment.calendar }
    set {
      ownCalendar = newValue
      change()
    }
  }
  private var ownCalendar: Calendar?

  /// The language; by default that of the screen.
  open var locale: Locale {
    get { ownLocale ?? shownEnvironment.locale }
    set {
      ownLocale = newValue
      change()
    }
  }
  private var ownLocale: Locale?

  /// The time zone; by default that of the screen.
  open var timeZone: TimeZone? { didSet { change() } }

  /// The design of the texts.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { change() } }

  /// The days that can be selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { change() } }

  /// How days are selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      change()
    }
  }

  /// Provides the marks of days.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet {
      decorations = [:]
      change()
    }
  }

  /// Whether days have marks.
  open var wantsDateDecorations = true { didSet { change() } }

  /// The marks that the delegate has provided, by day.
  private var decorations: [DateComponents: Decoration?] = [:]

  /// Asks for the marks of days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for day in dates { decorations[normal(day)] = nil }
    change()
  }

  private func decoration(of date: Date) -> Decoration? {
    guard let delegate else { return nil }
    let day = components(of: date)
    if let known = decorations[normal(day)] { return known }
    let new = delegate.calendarView(self, decorationFor: day)
    decorations[normal(day)] = .some(new)
    return new
  }

  // MARK: - The month

  /// A day in the visible month, after it has been changed.
  private var shown: Date?

  /// A day in the visible month: at first of the earliest selected day, or else of the present day.
  private var shownDate: Date {
    if let shown { return shown }
    if let first = (selectionBehavior?.days ?? []).compactMap({ calendar.date(from: normal($0)) }).min() {
      return first
    }
    return min(max(shownEnvironment.now, availableDateRange.start), availableDateRange.end)
  }

  /// The visible month, with its calendar, era and year.
  open var visibleDateComponents: DateComponents {
    get { zoned.dateComponents([.calendar, .era, .year, .month], from: shownDate) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date.
  ///
  /// - Parameter animated: Has no effect: the month is visible at once.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    if let date = zoned.date(from: dateComponents) { show(date) }
  }

  private func show(_ date: Date) {
    let previous = visibleDateComponents
    shown = date
    change()
    guard visibleDateComponents != previous else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  // MARK: - Days

  /// The calendar with the time zone of the view.
  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone ?? shownEnvironment.timeZone
    return calendar
  }

  private func components(of date: Date) -> DateComponents {
    zoned.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  private func normal(_ day: DateComponents) -> DateComponents {
    DateComponents(year: day.year, month: day.month, day: day.day)
  }

  private func isSelectable(_ date: Date) -> Bool {
    let start = zoned.startOfDay(for: date)
    guard start >= zoned.startOfDay(for: availableDateRange.start), start <= availableDateRange.end else {
      return false
    }
    return selectionBehavior?.canSelect(components(of: date)) ?? true
  }

  fileprivate var month: some View {
    MonthCalendar(
      shown: shownDate, show: { self.show($0) },
      isSelected: { date in
        let day = self.components(of: date)
        return (self.selectionBehavior?.days ?? []).contains { $0.isSameDay(as: day) }
      },
      isSelectable: { self.isSelectable($0) },
      select: { self.selectionBehavior?.tap(self.components(of: $0)) },
      hasMarks: wantsDateDecorations, changes: changes.count
    ) { date in
      if let decoration = self.decoration(of: date) { decoration.mark }
    }
    .fontDesign(fontDesign.fontDesign)
    .environment(\.calendar, calendar)
    .environment(\.locale, locale)
    .transformEnvironment(\.timeZone) { if let zone = self.timeZone { $0 = zone } }
  }

  override func makeFace() -> AnyView? {
    AnyView(CalendarFace(view: self).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top))
  }

  open override var intrinsicContentSize: CGSize {
    Measurement.size(of: month, for: .unspecified, in: shownEnvironment)
  }
}

/// The month as SwiftUI shows it.
private struct CalendarFace: View {
  let view: UICalendarView

  var body: some View { view.month }
}

/// Provides the marks of days, and is notified of the visible month.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
  /// The mark of a day, which is asked for when the day is shown first, and after it has been reloaded.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?

  /// Called after another month has become visible.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
