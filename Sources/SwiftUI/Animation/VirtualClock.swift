import Foundation

/// The time of one screen. It stands still unless a test advances it, or animations run to their ends.
@MainActor
package final class VirtualClock {
  /// Seconds since the screen was made.
  package private(set) var now: Double = 0

  /// Whether the time has moved since it was last shown.
  var hasMoved = false

  /// Called when the time has moved, with the distance in seconds.
  var moved: ((Double) -> Void)?

  package init() {}

  /// Moves the time forward.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0, "Time does not run backwards: \(seconds) s.")
    move(to: now + seconds)
  }

  /// Moves the time forward to a time, in seconds since the screen was made.
  package func move(to time: Double) {
    // Whole nanoseconds: a time does not depend on the steps in which it was reached.
    let end = (time * 1e9).rounded() / 1e9
    let distance = end - now
    if distance <= 0 { return }
    now = end
    hasMoved = true
    moved?(distance)
  }
}
