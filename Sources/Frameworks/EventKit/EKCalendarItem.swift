import FlowCoreLocation
import FlowFoundation
import Foundation
import PhoneSimulation

/// An event or a reminder, as an app changes it until it is saved.
open class EKCalendarItem: EKObject {
  fileprivate var identifier = ""
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?

  /// Empty until the item is saved.
  open var calendarItemIdentifier: String { identifier }
  open var calendarItemExternalIdentifier: String! { identifier }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasAttendees: Bool { attendees != nil }
  /// Who takes part; `nil` if nobody was invited.
  open fileprivate(set) var attendees: [EKParticipant]?
  open override var isNew: Bool { identifier.isEmpty }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }

  fileprivate static func calendar(_ id: String) -> EKCalendar? {
    SimulatedPhone.current.calendars.first { $0.id == id }.map { EKCalendar($0) }
  }

  /// The alarms in seconds from a date.
  fileprivate func offsets(from date: Date?) -> [Double] {
    (alarms ?? []).map { alarm in
      if let absolute = alarm.absoluteDate, let date { return absolute.timeIntervalSince(date) }
      return alarm.relativeOffset
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKCalendarItem else { return false }
    return self === other || !identifier.isEmpty && identifier == other.identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// An event.
open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy

  /// The place of the event, whose name is the location.
  open var structuredLocation: EKStructuredLocation? {
    didSet { if location != structuredLocation?.title { location = structuredLocation?.title } }
  }

  open override var location: String? {
    didSet {
      if structuredLocation?.title != location {
        structuredLocation = location.map { EKStructuredLocation(title: $0) }
      }
    }
  }

  /// Who has invited the others.
  open private(set) var organizer: EKParticipant?
  /// Whether it is one time of a repeated event that was changed alone.
  open private(set) var isDetached = false
  /// The start of this time of the event.
  private var occurrence: Date?

  /// Creates an event that is not saved.
  public init(eventStore: EKEventStore) {}

  init(_ record: PhoneEvent, startingAt start: Date? = nil) {
    super.init()
    identifier = record.id
    title = record.title
    startDate = start ?? record.start
    endDate = startDate.addingTimeInterval(record.end.timeIntervalSince(record.start))
    occurrence = startDate
    isAllDay = record.isAllDay
    calendar = Self.calendar(record.calendar)
    location = record.location
    structuredLocation?.geoLocation = record.place.map {
      CLLocation(latitude: $0.latitude, longitude: $0.longitude)
    }
    notes = record.notes
    url = record.url
    alarms = record.alarms.isEmpty ? nil : record.alarms.map { EKAlarm(relativeOffset: $0) }
    recurrenceRules = record.recurrence.map { [EKRecurrenceRule($0)] }
    attendees = record.attendees.isEmpty ? nil : record.attendees.map { EKParticipant($0) }
    organizer = record.organizer.map { EKParticipant($0) }
  }

  /// Empty until the event is saved.
  open var eventIdentifier: String! { identifier }
  open var status: EKEventStatus { .none }
  open var occurrenceDate: Date! { occurrence ?? startDate }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? EKEvent)?.startDate == startDate
  }

  /// The record of the event.
  ///
  /// - Throws: ``EKError`` if it has no dates, or no calendar that takes events.
  func record() throws -> PhoneEvent {
    guard let calendar else { throw EKError(.noCalendar) }
    guard let startDate else { throw EKError(.noStartDate) }
    guard let endDate else { throw EKError(.noEndDate) }
    guard startDate <= endDate else { throw EKError(.datesInverted) }
    guard calendar.allowsContentModifications else { throw EKError(.calendarReadOnly) }
    var record = PhoneEvent(id: identifier, title: title ?? "", start: startDate, end: endDate)
    record.isAllDay = isAllDay
    record.calendar = calendar.calendarIdentifier
    record.location = location
    record.place = (structuredLocation?.geoLocation?.coordinate).map {
      PhoneLocation(latitude: $0.latitude, longitude: $0.longitude)
    }
    record.notes = notes
    record.url = url
    record.alarms = offsets(from: startDate)
    record.recurrence = recurrenceRules?.first?.record
    record.attendees = (attendees ?? []).map(\.participant)
    record.organizer = organizer?.participant
    return record
  }

  func saved(as id: String) {
    identifier = id
    occurrence = startDate
  }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var completionDate: Date?
  /// 0 for none, 1 for the highest, 9 for the lowest.
  open var priority = 0

  /// Creates a reminder that is not saved.
  public init(eventStore: EKEventStore) {}

  init(_ record: PhoneReminder) {
    super.init()
    identifier = record.id
    title = record.title
    startDateComponents = record.start
    dueDateComponents = record.due
    completionDate = record.completion
    priority = record.priority
    calendar = Self.calendar(record.calendar)
    location = record.location
    notes = record.notes
    url = record.url
    alarms = record.alarms.isEmpty ? nil : record.alarms.map { EKAlarm(relativeOffset: $0) }
    recurrenceRules = record.recurrence.map { [EKRecurrenceRule($0)] }
  }

  /// Setting it sets the date of completion to the date of the screen's clock, or to none.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set {
      if newValue != isCompleted { completionDate = newValue ? SimulatedPhone.current.now : nil }
    }
  }

  /// The record of the reminder.
  ///
  /// - Throws: ``EKError`` if it has no list that takes reminders.
  func record() throws -> PhoneReminder {
    guard let calendar else { throw EKError(.noCalendar) }
    guard calendar.allowsContentModifications else { throw EKError(.calendarReadOnly) }
    var record = PhoneReminder(id: identifier, title: title ?? "", due: dueDateComponents)
    record.start = startDateComponents
    record.completion = completionDate
    record.priority = priority
    record.calendar = calendar.calendarIdentifier
    record.location = location
    record.notes = notes
    record.url = url
    record.alarms = offsets(from: dueDateComponents.flatMap { EKEventStore.calendar.date(from: $0) })
    record.recurrence = recurrenceRules?.first?.record
    return record
  }

  func saved(as id: String) { identifier = id }
}
