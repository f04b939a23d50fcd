/// The timing of touches, in seconds of the screen's clock.
enum EventTiming {
  /// The duration of a tap.
  static let tap = 0.05

  /// The time from the start of one tap to the start of the next.
  static let betweenTaps = 0.15

  /// The pause before a swipe: too short for a press.
  static let beforeSwipe = 0.02

  /// The time between two positions of a moving finger: a frame.
  static let betweenPositions = 1.0 / 60

  /// The time that the event before a wait and the last check of the wait take on a device, in addition to the timeout;
  /// pending work continues meanwhile.
  private static let lookingTime = 0.5

  /// The additional time for pending work after a timeout, in seconds of real time.
  static func patience(for timeout: Double) -> Double { min(timeout, lookingTime) }
}
