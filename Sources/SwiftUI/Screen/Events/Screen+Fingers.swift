/// Touches the screen with one finger or several.
extension Screen {
  /// Plays a gesture of one finger or several and lets everything that follows from it settle.
  ///
  /// The times of the fingers are times of the screen's clock: animations go on and long presses are recognised between
  /// two positions. At the end the time passes in which a gesture waits for another tap.
  ///
  /// - Returns: What became of the touch of each finger.
  @discardableResult
  package func touch(_ paths: [FingerPath]) -> [TouchOutcome] {
    bringUpToDate()
    touchObserver(paths)
    let fingers = paths.map { _ in touches.newFinger() }
    let start = time
    // Fingers keep time: nothing runs ahead of them.
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

  /// Lets time pass until no gesture waits for another tap.
  private func waitForTaps() {
    while let deadline = touches.nextDeadline(after: time) { advance(by: deadline - time) }
  }

  /// Touches a point of the screen and lifts the finger; returns whether anything took the touch.
  ///
  /// - Parameter duration: How long the finger rests, in seconds of the screen's clock.
  @discardableResult
  package func tap(at point: CGPoint, duration: Double = 0) -> Bool {
    touch([.press(at: point, duration: duration)]).contains { $0.isTaken }
  }

  /// Taps a point of the screen several times, as fast as a person does; returns whether anything took the touches.
  @discardableResult
  package func tap(at point: CGPoint, count: Int) -> Bool {
    touch((0..<count).map { .press(at: point, from: Double($0) * 0.15, duration: 0.05) }).contains { $0.isTaken }
  }

  /// Moves a finger over the screen; returns whether anything took the touch.
  ///
  /// - Parameters:
  ///   - steps: How many positions are visited on the way.
  ///   - duration: How long it takes, in seconds of the screen's clock.
  @discardableResult
  package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: Double = 0.2) -> Bool {
    touch([.line(from: start, to: end, steps: steps, duration: duration)]).contains { $0.isTaken }
  }
}

extension FingerPath {
  /// A finger that moves along a straight line at an even speed.
  ///
  /// - Parameters:
  ///   - steps: How many positions are visited on the way.
  ///   - start: When the finger goes down, in seconds since the first finger of the gesture did.
  ///   - duration: How long it moves, in seconds.
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
  /// Whether something that is enabled took the touch, or a disabled control kept it.
  var isTaken: Bool {
    if case .missed = self { false } else { true }
  }
}
