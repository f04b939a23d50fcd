/// Advances the time of a screen.
extension Screen {
  /// The time, in seconds since the screen was created.
  package var time: Double { graph.clock.now }

  /// Advances time: animations, timelines and Combine's timers on the main thread follow, in the order of their times.
  ///
  /// Values at the end are exact functions of the time, independent of intermediate steps.
  ///
  /// - Parameter seconds: The duration; not negative.
  package func advance(by seconds: Double) {
    bringUpToDate()
    guard seconds.isFinite, time + seconds <= VirtualClock.latest else {
      let message =
        "The time of a screen cannot move by \(seconds) seconds: at most \(Int(VirtualClock.latest)) can pass. None did."
      return graph.report(_RuntimeIssue(message: message, path: ""))
    }
    // The clock counts whole nanoseconds, and would never reach a time between them.
    let end = ((time + seconds) * 1e9).rounded() / 1e9
    while time < end { send(.time(min(end, nextMoment ?? end))) }
  }

  /// The next time at which the display changes or something is due, in seconds since the screen was created; `nil` if
  /// there is none.
  var nextMoment: Double? {
    var next: Double?
    // Later than now: the clock counts nanoseconds, so that a moment between two of them may seem to have been reached.
    func add(_ moment: Double) { next = min(next ?? .infinity, max(moment, time + 1e-9)) }
    if graph.motion.hasMotions { add(time + MotionSystem.frameLength) }
    if let date = graph.motion.timelines.next { add(date) }
    if let deadline = touches.nextDeadline(after: time) { add(deadline) }
    if let work = graph.timeSource.nextTime { add(work.inSeconds) }
    return next
  }

  /// Advances time frame by frame until all animations except endless ones have ended.
  ///
  /// - Parameter limit: The time limit, in seconds of the screen's clock.
  /// - Returns: The number of frames, the reason why it stopped, and the remaining animations.
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
