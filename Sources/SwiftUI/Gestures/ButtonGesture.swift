/// Recognizes a press of one finger, as a button does, and reports when the finger is down.
struct ButtonGesture: PrimitiveGesture {
  typealias Value = Bool

  @MainActor static func _makeRecognizer(_ gesture: ButtonGesture, in context: _GestureContext)
    -> _GestureRecognizer<Bool>
  {
    ButtonRecognizer()
  }
}

/// Ends when the finger is lifted, unless it has strayed.
private final class ButtonRecognizer: _GestureRecognizer<Bool> {
  private var start: _TouchEvent?

  override func handle(_ event: _TouchEvent) {
    if isFinished { return }
    switch event.phase {
    case .began:
      guard start == nil else { return }
      start = event
      change(true, isTentative: true)
    case .moved:
      guard let start, start.finger == event.finger, start.distance(from: event) > TapTiming.slop else { return }
      fail()
    case .ended:
      if start?.finger == event.finger { end(true) }
    }
  }

  override func reset() {
    start = nil
    super.reset()
  }
}

extension View {
  /// Runs an action when the view is pressed as a button is.
  ///
  /// - Parameter pressing: Called when a finger is put down, and when it is lifted or something else takes it.
  public nonisolated func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void)
    -> some View
  {
    modifier(
      GestureModifier(
        gesture: PressingGesture(content: ButtonGesture().onEnded { _ in action() }, pressingChanged: pressing),
        precedence: .normal, mask: .all, actions: [.activate: action]))
  }
}
