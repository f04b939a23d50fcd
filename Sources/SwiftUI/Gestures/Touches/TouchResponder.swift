/// Something on an element that takes touches: a control, a gesture, the system's own scrolling and swiping.
///
/// A responder follows all fingers that went down on its element, and says what it makes of them. Whose they are is
/// decided by ``TouchDispatch``: only a responder that has won does anything that cannot be taken back.
@MainActor
package protocol TouchResponder: AnyObject {
  var precedence: GesturePrecedence { get }

  /// What the responder makes of the touches so far.
  var claim: TouchClaim { get }

  /// When the responder wants to be told the time, in seconds of the screen's clock.
  var deadline: Double? { get }

  /// Whether the responder has done something already that can be seen, such as showing that it is pressed.
  var hasReacted: Bool { get }

  /// Whether the responder takes touches only to do nothing with them: a disabled control.
  var isDisabled: Bool { get }

  /// Takes what a finger does.
  func handle(_ event: _TouchEvent)

  /// Takes the passing of time.
  func advance(to time: Double)

  /// The touches are the responder's own.
  func win()

  /// The touches are another responder's, or have ended by themselves.
  func cancel()

  /// A pointer has moved over the element to a place on the screen, or away from the element.
  func pointerMoved(to location: CGPoint?)

  /// All fingers are lifted and everything is done: the next finger begins anew.
  func reset()
}

extension TouchResponder {
  package var precedence: GesturePrecedence { .normal }
  package var deadline: Double? { nil }
  package var hasReacted: Bool { false }
  package var isDisabled: Bool { false }
  package func advance(to time: Double) {}
  package func pointerMoved(to location: CGPoint?) {}
}

/// What a responder makes of the touches that it has seen.
package enum TouchClaim {
  /// Nothing, whatever follows.
  case failed
  /// Nothing yet.
  case possible
  /// Another tap would make it certain; until then no responder after it can be sure.
  case waiting
  /// The touches are its own if no responder inside wants them: it follows a finger from the moment that it goes down.
  case early
  /// The touches are its own if no other responder wants them: a scroll view that is at its end already.
  case fallback
  /// The touches are its own.
  case certain

  var isWish: Bool {
    switch self {
    case .early, .fallback, .certain: true
    case .failed, .possible, .waiting: false
    }
  }
}

/// Which of several gestures on a view and those inside comes first.
package enum GesturePrecedence {
  /// Those inside first.
  case normal
  /// Before those inside.
  case high
  /// Together with those inside.
  case simultaneous
}
