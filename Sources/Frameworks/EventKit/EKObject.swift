import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI

/// Something of the calendar.
open class EKObject: NSObject {
  /// Whether there are changes that are not saved.
  open var hasChanges: Bool { false }
  /// Whether it was never saved.
  open var isNew: Bool { false }

  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { true }
}

/// An account of calendars: there is one, that of the phone.
open class EKSource: EKObject {
  fileprivate static let identifier = "source-1"

  open var sourceIdentifier: String { Self.identifier }
  open var sourceType: EKSourceType { .local }
  open var title: String { "Default" }

  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(
      SimulatedPhone.current.calendars.filter { $0.hasReminders == (entityType == .reminder) }.map { EKCalendar($0) })
  }
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject {
  var record: PhoneCalendar

  init(_ record: PhoneCalendar) { self.record = record }

  /// Creates a calendar that is not saved.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    let isList = entityType == .reminder
    let id = SimulatedPhone.current.update(CalendarData.self) { $0.nextID(isList ? "list" : "calendar") }
    self.init(PhoneCalendar(id: id, title: "", hasReminders: isList))
  }

  open var calendarIdentifier: String { record.id }

  open var title: String {
    get { record.title }
    set { record.title = newValue }
  }

  open var source: EKSource! {
    get { EKSource() }
    set {}
  }

  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { !record.isReadOnly }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { record.isReadOnly }

  open var cgColor: CGColor! {
    get {
      let parts = record.color + [0, 0, 0]
      return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
    set { record.color = newValue?.components?.prefix(3).map { Double($0) } ?? [0, 0, 0] }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? EKCalendar)?.record.id == record.id }
  open override var hash: Int { record.id.hashValue }
}

/// A time at which a person is reminded of an event.
open class EKAlarm: EKObject, NSCopying {
  /// In seconds from the start of the event; negative ones are before it.
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?

  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

  public init(absoluteDate date: Date) {
    relativeOffset = 0
    absoluteDate = date
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A day of a weekly rule.
// @unchecked: the properties are constant.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int

  public init(_ dayOfTheWeek: EKWeekday) {
    self.dayOfTheWeek = dayOfTheWeek
    weekNumber = 0
  }
}

/// When repetitions end.
// @unchecked: the properties are constant.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  /// The number of times; zero if there is a date.
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// How an event is repeated: by days, weeks with their days, months or years.
open class EKRecurrenceRule: EKObject, NSCopying {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Creates a rule.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = nil
    recurrenceEnd = end
  }

  /// Creates a rule. Days of months and years, weeks, months and positions have no effect, with a warning.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    recurrenceEnd = end
    let others = [monthDays, months, weeksOfTheYear, daysOfTheYear, setPositions]
    if others.contains(where: { $0?.isEmpty == false }) || (type != .weekly && days?.isEmpty == false) {
      report(.missing("EKRecurrenceRule", "it is repeated by its frequency, and weekly ones by days of the week."))
    }
  }

  convenience init(_ record: PhoneRecurrence) {
    let end = record.end.map { EKRecurrenceEnd(end: $0) } ?? record.count.map { EKRecurrenceEnd(occurrenceCount: $0) }
    self.init(
      recurrenceWith: record.frequency, interval: record.interval,
      daysOfTheWeek: record.weekdays.isEmpty ? nil : record.weekdays.map { EKRecurrenceDayOfWeek($0) },
      daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  var record: PhoneRecurrence {
    PhoneRecurrence(
      frequency, interval: interval, end: recurrenceEnd?.endDate,
      count: recurrenceEnd.flatMap { $0.occurrenceCount > 0 ? $0.occurrenceCount : nil },
      weekdays: frequency == .weekly ? (daysOfTheWeek ?? []).map(\.dayOfTheWeek) : [])
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
