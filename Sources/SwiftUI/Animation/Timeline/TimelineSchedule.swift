import Foundation

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
  /// An alias for the timeline schedule update mode.
  typealias Mode = TimelineScheduleMode

  /// The sequence of dates within a schedule, in increasing order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Provides a sequence of dates starting around a given date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// A mode that produces schedule updates at the schedule's natural cadence.
  case normal

  /// A mode that produces schedule updates at a reduced rate.
  case lowFrequency
}
