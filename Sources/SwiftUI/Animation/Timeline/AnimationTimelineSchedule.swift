import Foundation

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: Double?
  private let paused: Bool

  /// Creates a schedule that updates sixty times per second, or at most every `minimumInterval` seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    self.paused = paused
  }

  /// Whether the schedule is endless.
  package var isEndless: Bool { !paused }

  /// Provides the dates of frames from `startDate`; none when paused or in low-frequency mode.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      start: startDate, interval: max(minimumInterval ?? 0, 1 / 60), isEmpty: paused || mode == .lowFrequency)
  }

  /// The dates of an animation schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    let isEmpty: Bool
    private var frame = 0.0

    init(start: Date, interval: TimeInterval, isEmpty: Bool) {
      self.start = start
      self.interval = interval
      self.isEmpty = isEmpty
    }

    public mutating func next() -> Date? {
      if isEmpty { return nil }
      defer { frame += 1 }
      return start.addingTimeInterval(frame * interval)
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A pausable schedule of dates updating at a frequency no more quickly than the provided interval, in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
