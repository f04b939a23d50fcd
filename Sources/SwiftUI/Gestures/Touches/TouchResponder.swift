/// Handles the touches on an element: a control, a gesture, or the system's scrolling and swiping.
///
/// A responder tracks all fingers that went down on its element and states its claim. ``TouchDispatch`` decides which
/// responder wins; only the winner performs actions that cannot be undone.
@MainActor
package protocol TouchResponder: AnyObject {
  var precedence: GesturePrecedence { get }

  /// The responder's claim on the touches so far.
  var claim: TouchClaim { get }

  /// The next time at which the responder needs to be advanced, in seconds of the screen's clock.
  var deadline: Double? { get }

  /// Whether the responder has called the app, without having won.
  var hasReacted: Bool { get }

  /// Whether the responder has shown that it is pressed.
  var wasPressed: Bool { get }

  /// Whether the responder consumes touches without acting on them, as a disabled control does.
  var isDisabled: Bool { get }

  /// Handles a touch event.
  func handle(_ event: _TouchEvent)

  /// Handles the passing of time.
  func advance(to time: Double)

  /// Called when the responder has won the touches.
  func win()

  /// Called when another responder has won the touches, or when they were cancelled.
  func cancel()

  /// Called when the pointer has moved to a location on the screen above the element, or has left the element.
  func pointerMoved(to location: CGPoint?)

  /// Called when all fingers are lifted and processed; the next touch starts a new gesture.
  func reset()
}

extension TouchResponder {
  package var precedence: GesturePrecedence { .normal }
  package var deadline: Double? { nil }
  package var hasReacted: Bool { false }
  package var wasPressed: Bool { false }
  package var isDisabled: Bool { false }
  package func advance(to time: Double) {}
  package func pointerMoved(to location: CGPoint?) {}
}

/// A responder's claim on the touches it has received.
package enum TouchClaim {
  /// No claim, whatever follows.
  case failed
  /// No claim yet.
  case possible
  /// Another tap would make it certain; until then it blocks the responders after it.
  case waiting
  /// Wins if no inner responder claims the touches; it tracks a finger from its beginning.
  case early
  /// Wins if no other responder claims the touches, as a scroll view at the end of its content does.
  case fallback
  /// Claims the touches.
  case certain

  var isWish: Bool {
    switch self {
    case .early, .fallback, .certain: true
    case .failed, .possible, .waiting: false
    }
  }
}

/// The precedence of a gesture relative to those of the views inside.
package enum GesturePrecedence {
  /// After those of the views inside.
  case normal
  /// Before those of the views inside.
  case high
  /// Together with those of the views inside.
  case simultaneous
}
