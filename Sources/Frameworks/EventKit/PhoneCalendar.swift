import Foundation
import PhoneSimulation

/// How an event or a reminder of a phone is repeated.
public struct PhoneRecurrence: Hashable, Sendable {
  public var frequency: EKRecurrenceFrequency
  /// The number of days, weeks, months or years between two times.
  public var interval: Int
  /// The last date; `nil` for none.
  public var end: Date?
  /// The number of times; `nil` for any.
  public var count: Int?
  /// The days of a weekly rule; empty for the day of the first event.
  public var weekdays: [EKWeekday]

  public init(
    _ frequency: EKRecurrenceFrequency, interval: Int = 1, end: Date? = nil, count: Int? = nil,
    weekdays: [EKWeekday] = []
  ) {
    self.frequency = frequency
    self.interval = interval
    self.end = end
    self.count = count
    self.weekdays = weekdays
  }
}

/// An event of a phone.
public struct PhoneEvent: Identifiable, Hashable, Sendable {
  public var id: String
  public var title: String
  public var start: Date
  public var end: Date
  public var isAllDay = false
  /// The identifier of a calendar.
  public var calendar = PhoneCalendar.first.id
  public var location: String?
  /// Where the location is, if that is known.
  public var place: PhoneLocation?
  public var notes: String?
  public var url: URL?
  /// In seconds from the start; negative ones are before it.
  public var alarms: [Double] = []
  public var recurrence: PhoneRecurrence?
  /// Who takes part, and who has invited them.
  public var attendees: [PhoneParticipant] = []
  public var organizer: PhoneParticipant?

  public init(id: String, title: String, start: Date, end: Date) {
    self.id = id
    self.title = title
    self.start = start
    self.end = end
  }
}

/// A reminder of a phone.
public struct PhoneReminder: Identifiable, Hashable, Sendable {
  public var id: String
  public var title: String
  public var start: DateComponents?
  public var due: DateComponents?
  /// When it was completed; `nil` if it is not.
  public var completion: Date?
  /// 0 for none, 1 for the highest, 9 for the lowest.
  public var priority = 0
  /// The identifier of a calendar.
  public var calendar = PhoneCalendar.reminders.id
  public var location: String?
  public var notes: String?
  public var url: URL?
  /// In seconds from the due date.
  public var alarms: [Double] = []
  public var recurrence: PhoneRecurrence?

  public init(id: String, title: String, due: DateComponents? = nil) {
    self.id = id
    self.title = title
    self.due = due
  }
}

/// A calendar, or a list of reminders, of a phone.
public struct PhoneCalendar: Identifiable, Hashable, Sendable {
  public var id: String
  public var title: String
  /// Red, green and blue between 0 and 1.
  public var color: [Double]
  public var isReadOnly: Bool
  public var hasReminders: Bool

  public init(
    id: String, title: String, color: [Double] = [0, 0.48, 1], isReadOnly: Bool = false, hasReminders: Bool = false
  ) {
    self.id = id
    self.title = title
    self.color = color
    self.isReadOnly = isReadOnly
    self.hasReminders = hasReminders
  }

  /// The calendar that every phone has at first.
  public static let first = PhoneCalendar(id: "calendar-1", title: "Calendar")
  /// The list of reminders that every phone has at first.
  public static let reminders = PhoneCalendar(id: "list-1", title: "Reminders", hasReminders: true)
}

struct CalendarData: PhoneValue {
  var calendars = [PhoneCalendar.first, .reminders]
  var events: [PhoneEvent] = []
  var reminders: [PhoneReminder] = []
  /// The times of repeated events that were changed or removed alone.
  private var removedTimes: [String: Set<Date>] = [:]
  /// The number of the last identifier.
  private var lastID = 0

  init() {}

  func isRemoved(_ id: String, startingAt start: Date) -> Bool { removedTimes[id]?.contains(start) ?? false }

  /// Ends a repeated event before a date, or leaves out the time at it.
  mutating func end(_ index: Int, at date: Date, onlyThis: Bool) {
    if onlyThis {
      removedTimes[events[index].id, default: []].insert(date)
    } else {
      events[index].recurrence?.count = nil
      events[index].recurrence?.end = date.addingTimeInterval(-1)
    }
  }

  mutating func nextID(_ kind: String) -> String {
    lastID += 1
    return "added-\(kind)-\(lastID)"
  }
}

// The calendar, for a test.
extension SimulatedPhone {
  /// The events of all calendars: at first none.
  public var calendarEvents: [PhoneEvent] {
    get { self[CalendarData.self].events }
    set { changeCalendar { $0.events = newValue } }
  }

  /// The reminders of all lists: at first none.
  public var reminders: [PhoneReminder] {
    get { self[CalendarData.self].reminders }
    set { changeCalendar { $0.reminders = newValue } }
  }

  /// The calendars and the lists of reminders: at first one of each.
  public var calendars: [PhoneCalendar] {
    get { self[CalendarData.self].calendars }
    set { changeCalendar { $0.calendars = newValue } }
  }

  /// Changes the calendar, and tells the app soon.
  @discardableResult
  func changeCalendar<Result>(_ change: (inout CalendarData) -> Result) -> Result {
    let result = update(CalendarData.self, change)
    runSoon(named: "a change of the calendar") {
      NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil)
    }
    return result
  }
}

extension Notification.Name {
  /// The events, reminders or calendars have changed.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
