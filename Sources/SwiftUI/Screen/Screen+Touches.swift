/// Delivers touches as a finger on the screen would.
extension Screen {
  /// Touches a point of the host and lifts the finger; returns whether anything took the touch.
  ///
  /// - Parameter duration: How long the finger rests, in seconds of the host's clock.
  @discardableResult
  package func tap(at point: CGPoint, duration: Double = 0) -> Bool {
    drag(from: point, to: point, steps: 0, duration: duration)
  }

  /// Moves a finger over the host.
  ///
  /// - Parameters:
  ///   - steps: How many positions are visited on the way.
  ///   - duration: How long it takes, in seconds of the host's clock.
  @discardableResult
  package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: Double = 0.2) -> Bool {
    graph.flush()
    let responders = responders(at: start)
    if responders.isEmpty { return false }
    send(.began, at: start, to: responders)
    for step in 1...max(1, steps) {
      graph.clock.advance(by: duration / Double(max(1, steps)))
      for (_, responder) in responders { responder.advance(to: graph.clock.now) }
      graph.flush()
      guard steps > 0 else { continue }
      let fraction = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      send(.moved, at: point, to: responders)
    }
    send(.ended, at: end, to: responders)
    for (_, responder) in responders { responder.reset() }
    graph.flush()
    return true
  }

  private func send(_ phase: _TouchEvent.Phase, at point: CGPoint, to responders: [(Element, any TouchResponder)]) {
    var isTaken = false
    for (element, responder) in responders {
      if isTaken, responder.precedence != .simultaneous { continue }
      // What is flattened while a finger is on it has no places any more.
      let location = element.convert(point, from: nil)
      responder.handle(
        _TouchEvent(
          phase: location == nil ? .cancelled : phase, location: location ?? .zero, globalLocation: point,
          time: graph.clock.now))
      if responder.isRecognized { isTaken = true }
    }
    graph.flush()
  }

  /// What takes a touch at a point: high priorities from the outside, then the rest from the inside.
  private func responders(at point: CGPoint) -> [(Element, any TouchResponder)] {
    guard let root = rootElement, let hit = root.hitTest(point) else { return [] }
    var inside: [(Element, any TouchResponder)] = []
    var element: Element? = hit
    while let current = element {
      if let responder = current.touchResponder { inside.append((current, responder)) }
      element = current.layoutParent
    }
    let high = inside.reversed().filter { $0.1.precedence == .high }
    return high + inside.filter { $0.1.precedence != .high }
  }
}
