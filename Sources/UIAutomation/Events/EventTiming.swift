/// How long fingers take, in seconds of the screen's clock.
enum EventTiming {
  /// How long a finger rests that taps.
  static let tap = 0.05

  /// From the beginning of one tap of a double tap to that of the next.
  static let betweenTaps = 0.15
}
