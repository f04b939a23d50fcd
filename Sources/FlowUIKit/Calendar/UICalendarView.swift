import SwiftUI
import Foundation

/// The calendar of a month, with days to select.
open class UICalendarView: UIView {
  /// A mark of a day.
  @MainActor @preconcurrency
  public final class Decoration: NSObject {
    private override init() {}

    /// A dot.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }

    /// A picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }

    /// A view.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
  }

  /// The size of a mark.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium, large
  }

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

  /// The design of the texts; only the default one is drawn.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet {
      if fontDesign != .default { report(.missing("UICalendarView.fontDesign", "the texts keep their design.")) }
    }
  }

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
      if delegate != nil { report(.missing("UICalendarView.delegate", "days have no decorations.")) }
    }
  }

  /// Whether days have marks.
  open var wantsDateDecorations = true

  /// Asks for the marks of days again; there are none.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  private func normal(_ day: DateComponents) -> DateComponents {
    DateComponents(year: day.year, month: day.month, day: day.day)
  }

  private var selection: Binding<Set<DateComponents>> {
    Binding(
      get: {
        // The calendar of the screen has complete days.
        let calendar = self.calendar
        return Set(
          (self.selectionBehavior?.days ?? []).compactMap { day in
            calendar.date(from: self.normal(day)).map {
              calendar.dateComponents([.calendar, .era, .year, .month, .day], from: $0)
            }
          })
      },
      set: { new in
        guard let behavior = self.selectionBehavior else { return }
        let old = behavior.days
        let tapped =
          new.first { day in !old.contains { $0.isSameDay(as: day) } }
          ?? old.first { day in !new.contains { $0.isSameDay(as: day) } }
        if let tapped { behavior.tap(tapped) }
      })
  }

  @ViewBuilder private var picker: some View {
    let range = availableDateRange
    Group {
      if range.start == .distantPast, range.end == .distantFuture {
        MultiDatePicker("", selection: selection)
      } else if range.end == .distantFuture {
        MultiDatePicker("", selection: selection, in: range.start...)
      } else if range.start == .distantPast {
        MultiDatePicker("", selection: selection, in: ..<range.end)
      } else {
        MultiDatePicker("", selection: selection, in: range.start..<range.end)
      }
    }
    .labelsHidden()
    .allowsHitTesting(true)
    .environment(\.calendar, calendar)
    .environment(\.locale, locale)
    .transformEnvironment(\.timeZone) { if let zone = self.timeZone { $0 = zone } }
  }

  override func makeFace() -> AnyView? {
    AnyView(picker.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top))
  }

  open override var intrinsicContentSize: CGSize {
    Measurement.size(of: picker, for: .unspecified, in: shownEnvironment)
  }
}

/// Provides the marks of days.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
  /// The mark of a day. Never called here: days have no marks.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
}
