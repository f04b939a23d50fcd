// What a finger on a control does: it presses it, and activates it when it is lifted inside of it.
extension ControlInteraction: TouchResponder {
  package var precedence: GesturePrecedence { .normal }

  package var isRecognized: Bool { isTouched }

  package func handle(_ event: _TouchEvent) {
    // A disabled control lets no touch through to what is around it.
    isTouched = true
    guard isEnabled else { return }
    let isInside = CGRect(origin: .zero, size: size).contains(event.location)
    switch event.phase {
    case .began:
      behavior.press?(true)
      if behavior.followsTouches { act(on: event.location) }
    case .moved:
      behavior.press?(isInside)
      if behavior.followsTouches { act(on: event.location) }
    case .ended:
      behavior.press?(false)
      if behavior.followsTouches || isInside { act(on: event.location) }
    case .cancelled:
      behavior.press?(false)
    }
  }

  package func advance(to time: Double) {}

  package func reset() {
    isTouched = false
  }
}
