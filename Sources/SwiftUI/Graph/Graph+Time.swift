extension Graph {
  /// Runs something as a part of what happens on the screen: Combine's timers follow the screen's clock, and tasks that
  /// are started are known to the screen.
  ///
  /// - Parameter name: What runs, as messages call it.
  func running<Result>(_ name: @autoclosure () -> String, _ body: () -> Result) -> Result {
    tasks.observing(name()) {
      TimeSource.$virtual.withValue(timeSource, operation: body)
    }
  }

  /// Moves the time forward: what Combine's timers have waited for happens, and animations wait to be shown.
  ///
  /// - Parameter time: In seconds since the screen was made.
  func moveTime(to time: Double) {
    clock.move(to: time)
    timeSource.advance(to: .nanoseconds(Int64((clock.now * 1e9).rounded())))
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
