/// The time of one host. It stands still unless a test advances it.
@MainActor
package final class VirtualClock {
  /// Seconds since the host was made.
  package private(set) var now: Double = 0

  /// The time as views read it; there is none while no view does.
  private var location: StateLocation<Double>?

  package init() {}

  /// Moves the time forward.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0, "Time does not run backwards: \(seconds) s.")
    now += seconds
    location?.set(now, in: .current)
  }

  /// The time as something that wakes the views that read it.
  func location(in graph: Graph) -> StateLocation<Double> {
    if let location { return location }
    let new = StateLocation(now, label: "the time", graph: graph)
    location = new
    return new
  }
}
