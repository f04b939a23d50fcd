/// One wait for a condition: what time does between one check and the next.
///
/// Virtual time moves from event to event. Real time passes only while asynchronous work is under way: tasks of the
/// screen, and timers of Foundation's.
@MainActor
struct Wait {
  /// What has to happen before the condition is looked at again.
  enum Step {
    /// Something has happened on the screen.
    case happened

    /// Real time has to pass for work that is under way, at most so many seconds.
    case pause(Double)

    /// Nothing more can happen, or the time is up.
    case over
  }

  private let screen: Screen

  /// How long work that is under way may take, in seconds of real time.
  private var timeout: Double

  /// Whether anything goes on while real time passes.
  private let canPause: Bool

  /// How much of that has been used, in seconds.
  ///
  /// A turn of the wait counts for no more than a pause, however long the machine took for what the turn brought: a slow
  /// one is not to see less than a fast one.
  private var spent = 0.0
  private var turnStart = ContinuousClock.now

  /// Until when virtual time may move, in seconds since the screen was made.
  private var end: Double

  /// How long work that is under way is still given before virtual time leaps over a longer while, in seconds.
  ///
  /// A request that takes milliseconds comes before a timer of a second, as it would if both were real. Tasks that never
  /// end, as those that follow a stream, would otherwise turn every wait into a real one.
  private var patience = 0.05

  /// How much longer the screen may take to come to rest before the time of the wait counts, in seconds.
  private var restLeft: Double

  /// Longer than the system's transitions take, in seconds.
  private static let longestRest = 1.0

  /// The longest pause, in seconds: what other threads have changed is looked for after each.
  private static let longestPause = 0.01

  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - afterRest: Whether that counts from when what moves now has arrived.
  ///   - realTime: How long work that is under way may take, in seconds.
  ///   - canPause: Whether anything goes on while real time passes.
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

  /// Leaves the time until a moment out of account, if the screen is not yet at rest.
  private mutating func comeToRest(until moment: Double) {
    guard restLeft > 0 else { return }
    guard screen.graph.motion.hasFiniteMotions else { return restLeft = 0 }
    let step = min(moment - screen.time, restLeft)
    restLeft -= step
    end += step
    timeout += step
  }

  /// Notes that real time has passed; what has changed meanwhile has as much time to go on as is left.
  mutating func paused() {
    guard screen.graph.needsUpdate else { return }
    screen.bringUpToDate()
    end = max(end, screen.time + max(0, remainingRealTime))
  }
}
