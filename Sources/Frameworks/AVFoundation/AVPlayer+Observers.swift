import FlowCoreMedia
import Foundation
import PhoneSimulation

/// What an app does at times of a player.
// @unchecked: the last time is changed and the closures are called on the main actor, as all events of a player.
final class TimeObserver: @unchecked Sendable {
  private enum Kind {
    case periodic(interval: Double, (CMTime) -> Void)
    case boundaries([Double], () -> Void)
  }

  private let kind: Kind
  private var last: Double?

  init(interval: Double, _ body: @escaping (CMTime) -> Void) { kind = .periodic(interval: max(1e-3, interval), body) }

  init(boundaries: [Double], _ body: @escaping () -> Void) { kind = .boundaries(boundaries.sorted(), body) }

  var isPeriodic: Bool {
    if case .periodic = kind { true } else { false }
  }

  /// The next time after a position at which the observer is called.
  func next(after position: Double, rate: Double) -> Double? {
    guard rate != 0 else { return nil }
    switch kind {
    case .periodic(let interval, _):
      if rate > 0 { return (((position + PlaybackTimeline.tolerance) / interval).rounded(.down) + 1) * interval }
      return (((position - PlaybackTimeline.tolerance) / interval).rounded(.up) - 1) * interval
    case .boundaries(let times, _):
      let tolerance = PlaybackTimeline.tolerance
      return rate > 0 ? times.first { $0 > position + tolerance } : times.last { $0 < position - tolerance }
    }
  }

  /// Whether the position is one at which the observer is called.
  func isDue(at position: Double) -> Bool {
    switch kind {
    case .periodic(let interval, _):
      abs(position.remainder(dividingBy: interval)) < 2 * PlaybackTimeline.tolerance
    case .boundaries(let times, _): times.contains { abs($0 - position) < 2 * PlaybackTimeline.tolerance }
    }
  }

  func call(at position: Double) {
    switch kind {
    case .periodic(_, let body): body(CMTime(seconds: position, preferredTimescale: 1_000_000_000))
    case .boundaries(_, let body): body()
    }
  }

  /// Calls a periodic observer at the next turn of the clock.
  func callSoon(at position: Double) {
    SimulatedPhone.current.runSoon(named: "an observer of a player") { [weak self] in self?.call(at: position) }
  }
}

extension AVPlayer {
  /// Calls a closure whenever the player has moved by an interval of its time, when it begins or ends to play, and when it
  /// jumps.
  ///
  /// - Parameter queue: Has no effect: the closure is called on the main thread.
  /// - Returns: What ends the observation by `removeTimeObserver(_:)`.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    add(TimeObserver(interval: interval.seconds, block))
  }

  /// Calls a closure when the player passes one of several times.
  ///
  /// - Parameter queue: Has no effect: the closure is called on the main thread.
  /// - Returns: What ends the observation by `removeTimeObserver(_:)`.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    add(TimeObserver(boundaries: times.map(\.timeValue.seconds), block))
  }

  private func add(_ observer: TimeObserver) -> Any {
    state.withLock { $0.observers.append(observer) }
    run()
    return observer
  }

  /// Ends the observation of times.
  public func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    state.withLock { state in state.observers.removeAll { $0 === observer } }
  }
}
