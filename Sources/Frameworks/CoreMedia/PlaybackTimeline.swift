import Foundation

/// A position that moves with a clock while it plays.
package struct PlaybackTimeline: Hashable, Sendable {
  /// The position when the timeline was last set, in seconds.
  private var position = 0.0
  /// When the timeline was last set; `nil` while it rests.
  private var start: Date?
  /// The seconds of the timeline in a second of the clock; zero while it rests.
  package private(set) var rate = 0.0
  /// Where the timeline ends, in seconds.
  package var end = Double.infinity

  /// The differences that dates may have, in seconds.
  package static let tolerance = 1e-5

  package init() {}

  /// The position at a date of the clock, in seconds.
  package func position(at now: Date) -> Double {
    guard let start else { return position }
    let moved = position + rate * max(0, now.timeIntervalSince(start))
    // Dates are not exact: a position this close to the end is the end.
    if moved > end - Self.tolerance { return max(end, position) }
    return moved < Self.tolerance && rate < 0 ? 0 : moved
  }

  /// Moves to a position, and keeps playing if it plays.
  package mutating func move(to position: Double, at now: Date) {
    self.position = max(0, min(end, position))
    if start != nil { start = now }
  }

  /// Plays from where it is; at the rate zero it rests.
  package mutating func setRate(_ rate: Double, at now: Date) {
    position = position(at: now)
    self.rate = rate
    start = rate == 0 ? nil : now
  }

  /// When the timeline reaches a position; `nil` if it does not.
  package func date(of target: Double) -> Date? {
    guard let start, rate != 0 else { return nil }
    let delay = (target - position) / rate
    return delay >= 0 && delay.isFinite ? start.addingTimeInterval(delay) : nil
  }
}
