/// Moves the time of a host.
extension Screen {
  /// The time, in seconds since the host was made.
  package var time: Double { graph.clock.now }

  /// Lets time pass: animations go on, timelines and Combine's timers on the main thread follow, in the order of time.
  ///
  /// Values at the end are exact functions of the time, whatever lies in between.
  ///
  /// - Parameter seconds: How much time passes; not negative.
  package func advance(by seconds: Double) {
    graph.flush()
    let end = graph.clock.now + seconds
    while graph.clock.now < end - 1e-10 {
      let now = graph.clock.now
      var next = end
      if graph.motion.hasMotions { next = min(next, now + MotionSystem.frameLength) }
      if let date = graph.motion.timelines.next { next = min(next, date) }
      if let deadline = touches.nextDeadline { next = min(next, deadline) }
      if let work = timeSource?.nextTime { next = min(next, work.inSeconds) }
      step(to: max(next, now + 1e-9))
    }
  }

  /// Lets time pass frame by frame until nothing moves any more but what never ends.
  ///
  /// - Parameter limit: When to stop waiting, in seconds of the host's clock.
  /// - Returns: How many frames it took, why it ended, and what still moves.
  @discardableResult
  package func settle(limit: Double = 60) -> Settlement {
    graph.flush()
    let start = graph.clock.now
    var frames = 0
    while graph.motion.hasFiniteMotions, graph.clock.now - start < limit {
      frames += 1
      step(to: start + Double(frames) * MotionSystem.frameLength)
    }
    let moving = graph.motion.movingPaths
    return Settlement(
      frames: frames, duration: graph.clock.now - start,
      reason: graph.motion.hasFiniteMotions ? .timeLimit : moving.isEmpty ? .atRest : .endless, moving: moving)
  }

  private func step(to time: Double) {
    graph.clock.move(to: time)
    timeSource?.advance(to: .nanoseconds(Int64((graph.clock.now * 1e9).rounded())))
    touches.advance(to: graph.clock.now)
    graph.flush()
  }

  /// Runs an action with this host's clock as the one that Combine's timers follow.
  func withTime(_ action: () -> Void) {
    if let timeSource {
      TimeSource.$virtual.withValue(timeSource, operation: action)
    } else {
      action()
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
