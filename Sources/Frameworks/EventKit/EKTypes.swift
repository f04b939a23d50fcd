/// What a person has permitted for events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, fullAccess, writeOnly

  /// The older name.
  public static var authorized: Self { .fullAccess }
}

/// Events or reminders.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder
}

/// Which occurrences of an event a change is for.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents
}

/// How an event affects the time of a person.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free, tentative, unavailable
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed, tentative, canceled
}

/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV, exchange, subscription, birthday
}

/// The kind of an account.
public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange, calDAV, mobileMe, subscribed, birthdays
}

/// How often an event is repeated.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly, monthly, yearly
}

/// A day of the week, Sunday first.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// How important a reminder is.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
