/// The touch on a control.
struct ControlTouch {
  /// The tracked finger, if one is down; other fingers are ignored.
  var finger: Int?

  /// The current or last location of the finger, in points from the control's top leading corner.
  var location: CGPoint = .zero

  var claim = TouchClaim.possible
  var hasWon = false
  var isPressed = false
  var wasPressed = false
}

// A touch presses a control, and activates it when it ends inside the control.
extension ControlInteraction: TouchResponder {
  package var claim: TouchClaim { touch.claim }
  package var wasPressed: Bool { touch.wasPressed }

  /// A disabled control does not pass taps on to the views behind it.
  package var isDisabled: Bool { !isEnabled }

  package func handle(_ event: _TouchEvent) {
    if event.phase == .began, touch.finger == nil {
      touch = ControlTouch(finger: takesTouch(at: event.location) ? event.finger : nil)
      if touch.finger == nil { touch.claim = .failed }
    }
    guard touch.finger == event.finger else { return }
    touch.location = event.location
    let isEnd = event.phase == .ended
    if isEnd { touch.finger = nil }
    let isInside = CGRect(origin: .zero, size: size).contains(event.location)
    if behavior.followsTouches, isEnabled {
      // Such a control remains pressed outside of its bounds, until after its last action.
      if !isEnd { press(true) }
      touch.claim = .certain
      if touch.hasWon { act(on: event.location) }
      if isEnd { press(false) }
    } else {
      if isEnabled { press(!isEnd && isInside) }
      if isEnd { touch.claim = isInside ? .certain : .failed }
    }
  }

  private func takesTouch(at location: CGPoint) -> Bool {
    guard let touchArea, touchArea.isMounted, let element else { return true }
    return touchArea.frame(in: element).contains(location)
  }

  private func press(_ isPressed: Bool) {
    if isPressed { touch.wasPressed = true }
    guard isPressed != touch.isPressed else { return }
    touch.isPressed = isPressed
    behavior.press?(isPressed)
  }

  package func win() {
    touch.hasWon = true
    let location = touch.location
    let together = behavior.isPressedWithRow ? element?.listRow?.buttonsPressedTogether ?? [] : []
    guard together.count > 1 else {
      ifEnabled { act(on: location) }
      return
    }
    for button in together where button.isEnabled { button.act(on: location) }
  }

  package func cancel() { reset() }

  package func reset() {
    press(false)
    touch = ControlTouch()
  }
}
