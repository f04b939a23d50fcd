import PhoneSimulation

extension Graph {
  /// Runs code of the screen: Combine's timers follow the screen's clock, and tasks that it starts are tracked.
  ///
  /// - Parameter name: The name of the code in messages.
  func running<Result>(_ name: @autoclosure () -> String, _ body: () -> Result) -> Result {
    tasks.observing(name()) {
      TimeSource.$virtual.withValue(timeSource) { phone.use(body) }
    }
  }

  /// Advances the time: due timers of Combine fire, and pending animations are shown.
  ///
  /// - Parameter time: The time in seconds since the screen was created.
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
