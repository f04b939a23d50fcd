import FlowFoundation
import Foundation

/// Something that happens during a workout.
// @unchecked: the properties are constant.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?

  /// Creates an event.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    self.type = type
    self.dateInterval = dateInterval
    self.metadata = metadata
  }
}

extension [HKWorkoutEvent] {
  /// The seconds of an interval that a person has paused. A pause without an end lasts until the interval's end.
  func pausedTime(within interval: DateInterval) -> TimeInterval {
    var (paused, pauseStart): (TimeInterval, Date?) = (0, nil)
    func add(_ start: Date, _ end: Date) {
      paused += Swift.max(0, Swift.min(end, interval.end).timeIntervalSince(Swift.max(start, interval.start)))
    }
    for event in sortedStably(by: \.dateInterval.start) {
      switch event.type {
      case .pause: pauseStart = pauseStart ?? event.dateInterval.start
      case .resume:
        if let start = pauseStart { add(start, event.dateInterval.start) }
        pauseStart = nil
      default: continue
      }
    }
    if let start = pauseStart { add(start, interval.end) }
    return paused
  }
}
