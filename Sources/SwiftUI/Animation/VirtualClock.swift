/// The time of one host. It stands still unless a test advances it.
@MainActor
package final class VirtualClock {
  /// Seconds since the host was made.
  package private(set) var now: Double = 0

  package init() {}

  /// Moves the time forward.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0, "Time does not run backwards: \(seconds) s.")
    now += seconds
  }
}
