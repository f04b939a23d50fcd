import Foundation

/// The time of one screen. It passes only when a test advances it or when animations run to their ends.
@MainActor
package final class VirtualClock {
  /// The latest time of a screen, in seconds since it was created: three years.
  nonisolated package static let latest: Double = 100_000_000

  /// The seconds since the screen was created.
  package private(set) var now: Double = 0

  /// Whether the time has changed since it was last shown.
  var hasMoved = false

  /// Called with the elapsed seconds when the time has changed.
  var moved: ((Double) -> Void)?

  package init() {}

  /// Advances the time.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0, "Time does not run backwards: \(seconds) s.")
    move(to: now + seconds)
  }

  /// Advances the time to a value, in seconds since the screen was created.
  package func move(to time: Double) {
    // Rounded to nanoseconds, so that a time does not depend on the steps in which it was reached.
    let end = (time * 1e9).rounded() / 1e9
    let distance = end - now
    if distance <= 0 { return }
    now = end
    hasMoved = true
    moved?(distance)
  }
}
