/// Moves the time of a screen.
extension Screen {
  /// How much time can pass at once, in seconds: three years.
  private static let longestTime: Double = 100_000_000

  /// The time, in seconds since the screen was made.
  package var time: Double { graph.clock.now }

  /// Lets time pass: animations go on, timelines and Combine's timers on the main thread follow, in the order of time.
  ///
  /// Values at the end are exact functions of the time, whatever lies in between.
  ///
  /// - Parameter seconds: How much time passes; not negative.
  package func advance(by seconds: Double) {
    bringUpToDate()
    guard seconds.isFinite, seconds <= Self.longestTime else {
      let message =
        "The time of a screen cannot move by \(seconds) seconds: at most \(Int(Self.longestTime)) can pass at once. None did."
      return graph.report(_RuntimeIssue(message: message, path: ""))
    }
    // The clock counts whole nanoseconds: between them it would never arrive.
    let end = ((time + seconds) * 1e9).rounded() / 1e9
    while time < end { send(.time(min(end, nextMoment ?? end))) }
  }

  /// When something will be shown differently or is due, in seconds since the screen was made; `nil` if nothing is.
  var nextMoment: Double? {
    var next: Double?
    func add(_ moment: Double) { next = min(next ?? moment, max(moment, time + 1e-9)) }
    if graph.motion.hasMotions { add(time + MotionSystem.frameLength) }
    if let date = graph.motion.timelines.next { add(date) }
    if let deadline = touches.nextDeadline(after: time) { add(deadline) }
    if let work = graph.timeSource.nextTime { add(work.inSeconds) }
    return next
  }

  /// Lets time pass frame by frame until nothing moves any more but what never ends.
  ///
  /// - Parameter limit: When to stop waiting, in seconds of the screen's clock.
  /// - Returns: How many frames it took, why it ended, and what still moves.
  @discardableResult
  package func settle(limit: Double = 60) -> Settlement {
    bringUpToDate()
    let start = time
    var frames = 0
    while graph.motion.hasFiniteMotions, time - start < limit {
      frames += 1
      send(.time(start + Double(frames) * MotionSystem.frameLength))
    }
    let moving = graph.motion.movingPaths
    return Settlement(
      frames: frames, duration: time - start,
      reason: graph.motion.hasFiniteMotions ? .timeLimit : moving.isEmpty ? .atRest : .endless, moving: moving)
  }
}
