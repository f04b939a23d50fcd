import Foundation

/// A timer shown by a text.
package struct TextTimer: Equatable, Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// The text of the timer at a time, such as "1:05:09": a second counts down only when it is over.
  func text(at now: Date) -> String {
    let now = min(max(pauseTime.map { min($0, now) } ?? now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now).rounded(.up)
      : now.timeIntervalSince(interval.lowerBound).rounded(.down)
    return Self.text(of: Int(bounded: seconds), showsHours: showsHours)
  }

  /// Formats a number of seconds as minutes and seconds, with hours if there are any: "1:05:09".
  static func text(of seconds: Int, showsHours: Bool) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(padded(seconds % 60))" }
    return "\(seconds / 3600):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
  }

  /// The time until the text of the timer changes, or `nil` if it never does.
  func secondsUntilChange(from now: Date) -> Double? {
    let end = pauseTime.map { min($0, interval.upperBound) } ?? interval.upperBound
    if now >= end { return nil }
    if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) + 1 }
    return (countsDown ? interval.upperBound : interval.lowerBound).secondsUntilNextSecond(from: now)
  }
}
