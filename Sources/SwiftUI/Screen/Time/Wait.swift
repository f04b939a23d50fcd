/// A wait for a condition: determines how time passes between two checks.
///
/// Virtual time moves from event to event. Real time passes only while asynchronous work is pending: tasks of the
/// screen, and Foundation timers.
@MainActor
struct Wait {
  /// The step before the next check of the condition.
  enum Step {
    /// An event has occurred on the screen.
    case happened

    /// Real time has to pass for pending work, for at most this number of seconds.
    case pause(Double)

    /// Nothing more can happen, or the timeout has ended.
    case over
  }

  private let screen: Screen

  /// The time for pending work, in seconds of real time.
  private var timeout: Double

  /// Whether pending work can run while real time passes.
  private let canPause: Bool

  /// The real time used so far, in seconds.
  ///
  /// An iteration of the wait counts for no more than a pause, even if its work takes longer, so that slow machines
  /// have the same number of checks as fast ones.
  private var spent = 0.0
  private var turnStart = ContinuousClock.now

  /// The end of virtual time, in seconds since the screen was created.
  private var end: Double

  /// The time for pending work before virtual time skips a longer interval, in seconds.
  ///
  /// A request that takes milliseconds ends before a timer of one second, as with real time. Endless tasks, such as
  /// those that observe a stream, would otherwise turn every wait into a real one.
  private var patience = 0.05

  /// The remaining time for animations to end before the timeout starts, in seconds.
  private var restLeft: Double

  /// Longer than the system's transitions, in seconds.
  private static let longestRest = 1.0

  /// The longest pause, in seconds: changes by other threads are detected after each.
  private static let longestPause = 0.01

  /// - Parameters:
  ///   - timeout: The timeout in seconds.
  ///   - afterRest: Whether the timeout starts when running animations have ended.
  ///   - realTime: The time for pending work, in seconds.
  ///   - canPause: Whether pending work can run while real time passes.
  init(on screen: Screen, upTo timeout: Double, afterRest: Bool, realTime: Double, canPause: Bool) {
    self.screen = screen
    restLeft = afterRest ? Self.longestRest : 0
    self.canPause = canPause
    self.timeout = realTime
    end = screen.time + timeout
  }

  private var remainingRealTime: Double { timeout - spent }

  mutating func next() -> Step {
    let now = ContinuousClock.now
    spent += min(Self.longestPause, (now - turnStart).inSeconds)
    turnStart = now
    let moment = screen.nextMoment.flatMap { $0 <= end ? $0 : nil }
    let isUnderWay = canPause && screen.hasRealWork && remainingRealTime > 0
    if isUnderWay, moment == nil { return .pause(min(Self.longestPause, remainingRealTime)) }
    if isUnderWay, let moment, moment - screen.time > 2 * MotionSystem.frameLength, patience > 0 {
      let pause = min(Self.longestPause, patience, remainingRealTime)
      patience -= pause
      return .pause(pause)
    }
    if let moment {
      comeToRest(until: moment)
      screen.send(.time(moment))
      return .happened
    }
    if screen.time < end { screen.send(.time(end)) }
    return .over
  }

  /// Excludes the time until a moment, while the screen is not yet at rest.
  private mutating func comeToRest(until moment: Double) {
    guard restLeft > 0 else { return }
    guard screen.graph.motion.hasFiniteMotions else { return restLeft = 0 }
    let step = min(moment - screen.time, restLeft)
    restLeft -= step
    end += step
    timeout += step
  }

  /// Records that real time has passed; later changes have the remaining time.
  mutating func paused() {
    guard screen.graph.needsUpdate else { return }
    screen.bringUpToDate()
    end = max(end, screen.time + max(0, remainingRealTime))
  }
}
