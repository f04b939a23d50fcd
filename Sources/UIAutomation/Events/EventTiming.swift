/// How long fingers take, in seconds of the screen's clock.
enum EventTiming {
  /// How long a finger rests that taps.
  static let tap = 0.05

  /// From the beginning of one tap of several to that of the next.
  static let betweenTaps = 0.15

  /// How long a finger rests before it swipes: shorter than anything takes for a press.
  static let beforeSwipe = 0.02

  /// From one position of a moving finger to the next: a frame.
  static let betweenPositions = 1.0 / 60

  /// How long the event before a wait and the last look of it take on a device, beside the timeout: what is under way goes on
  /// meanwhile.
  private static let lookingTime = 0.5

  /// How much longer than a timeout work that is under way may take, in seconds of real time.
  static func patience(for timeout: Double) -> Double { min(timeout, lookingTime) }
}
