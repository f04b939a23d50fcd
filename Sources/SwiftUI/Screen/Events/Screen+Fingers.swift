/// Sends touches of one or more fingers to the screen.
extension Screen {
  /// Performs a gesture of one or more fingers, and waits until the screen settles.
  ///
  /// The times of the touches are times of the screen's clock: animations continue and long presses are recognized
  /// between two positions. At the end, the time passes in which a gesture waits for another tap.
  ///
  /// - Returns: The outcome of each finger's touch.
  @discardableResult
  package func touch(_ paths: [FingerPath]) -> [TouchOutcome] {
    bringUpToDate()
    touchObserver(paths)
    let fingers = paths.map { _ in touches.newFinger() }
    let start = time
    // Touches control the time: animations do not run ahead of them.
    graph.motion.waitsForFingers = true
    for event in FingerEvent.events(of: Array(zip(fingers, paths))) {
      advance(by: max(0, start + event.time - time))
      send(event)
    }
    waitForTaps()
    graph.motion.waitsForFingers = false
    graph.motion.settleByItself()
    return fingers.map { touches.takeOutcome(ofFinger: $0) }
  }

  /// Advances time until no gesture waits for another tap.
  private func waitForTaps() {
    while let deadline = touches.nextDeadline(after: time) { advance(by: deadline - time) }
  }

  /// Presses a point of the screen; returns whether the touch was received.
  ///
  /// - Parameter duration: The duration of the press, in seconds of the screen's clock.
  @discardableResult
  package func tap(at point: CGPoint, duration: Double = 0) -> Bool {
    touch([.press(at: point, duration: duration)]).contains { $0.isTaken }
  }

  /// Taps a point of the screen several times in quick succession; returns whether the touches were received.
  @discardableResult
  package func tap(at point: CGPoint, count: Int) -> Bool {
    touch((0..<count).map { .press(at: point, from: Double($0) * 0.15, duration: 0.05) }).contains { $0.isTaken }
  }

  /// Drags a finger over the screen; returns whether the touch was received.
  ///
  /// - Parameters:
  ///   - steps: The number of positions on the path.
  ///   - duration: The duration, in seconds of the screen's clock.
  @discardableResult
  package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: Double = 0.2) -> Bool {
    touch([.line(from: start, to: end, steps: steps, duration: duration)]).contains { $0.isTaken }
  }
}

extension FingerPath {
  /// A finger that moves along a straight line at constant speed.
  ///
  /// - Parameters:
  ///   - steps: The number of positions on the path.
  ///   - start: The start of the touch, in seconds since the first touch of the gesture.
  ///   - duration: The duration of the movement, in seconds.
  package static func line(
    from origin: CGPoint, to end: CGPoint, steps: Int = 10, from start: Double = 0, duration: Double = 0.2
  ) -> FingerPath {
    let steps = max(1, steps)
    return FingerPath(
      positions: (0...steps).map { step in
        let fraction = CGFloat(step) / CGFloat(steps)
        return Position(
          time: start + duration * Double(fraction),
          location: CGPoint(
            x: origin.x + (end.x - origin.x) * fraction, y: origin.y + (end.y - origin.y) * fraction))
      })
  }
}

extension TouchOutcome {
  /// Whether an enabled or a disabled element received the touch.
  var isTaken: Bool {
    if case .missed = self { false } else { true }
  }
}
