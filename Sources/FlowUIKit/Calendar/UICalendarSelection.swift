import Foundation
import SwiftUI

/// How days of a calendar are selected.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  /// The selected days.
  var days: [DateComponents] { [] }

  /// Whether a day can be selected.
  func canSelect(_ day: DateComponents) -> Bool { true }

  /// The person has tapped a day.
  func tap(_ day: DateComponents) {}

  /// Asks again which days can be selected; the others are dimmed.
  open func updateSelectableDates() { calendarView?.change() }
}

/// Decides about the selected day, and is notified of it.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called when the person has selected a day, or none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Whether a day can be selected, or none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Selects one day of a calendar.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// The selected day.
  open var selectedDate: DateComponents? { didSet { calendarView?.change() } }

  /// Selects a day, and shows its month.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
    if let selectedDate { calendarView?.setVisibleDateComponents(selectedDate, animated: animated) }
  }

  override var days: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func tap(_ day: DateComponents) {
    let new = selectedDate.map { $0.isSameDay(as: day) } == true ? nil : day
    // A day that cannot be left stays selected in silence, as on a device.
    if let delegate, !delegate.dateSelection(self, canSelectDate: new) { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Decides about the selected days, and is notified of them.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called when the person has selected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// Called when the person has deselected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Whether a day can be selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Whether a day can be deselected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Selects any number of days of a calendar.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// The selected days.
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.change() } }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override var days: [DateComponents] { selectedDates }

  override func canSelect(_ day: DateComponents) -> Bool {
    selectedDates.contains { $0.isSameDay(as: day) } || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func tap(_ day: DateComponents) {
    if let index = selectedDates.firstIndex(where: { $0.isSameDay(as: day) }) {
      if let delegate, !delegate.multiDateSelection(self, canDeselectDate: day) { return }
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      if let delegate, !delegate.multiDateSelection(self, canSelectDate: day) { return }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

extension DateComponents {
  /// Whether both name the same day.
  func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}
