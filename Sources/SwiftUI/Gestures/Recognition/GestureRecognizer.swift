/// Tracks the touches on one view and recognizes one kind of gesture.
@MainActor
public class _GestureRecognizer<Value> {
  package enum Phase {
    case possible
    case active(Value)
    case ended(Value)
    case failed
  }

  package internal(set) final var phase: Phase = .possible

  /// Whether the current value is reported before the gesture is recognized, as for a finger that has not rested long
  /// enough.
  private(set) final var isTentative = false

  final var onChanged: [(Value) -> Void] = []
  final var onEnded: [(Value) -> Void] = []
  final var onReset: [() -> Void] = []

  init() {}

  // MARK: - Requirements of subclasses

  /// Handles a touch event.
  package func handle(_ event: _TouchEvent) {}

  /// Handles the passing of time.
  package func advance(to time: Double) {}

  /// The next time at which the recognizer needs to be advanced, in seconds of the screen's clock.
  package var deadline: Double? { nil }

  /// Whether the recognizer needs another touch to decide.
  package var isWaiting: Bool { false }

  /// Whether the gesture began with the touch itself, before any movement.
  package var isEarly: Bool { false }

  /// Resets the recognizer for the next gesture.
  package func reset() {
    phase = .possible
    for action in onReset { action() }
  }

  // MARK: - Results

  /// - Parameter isTentative: Whether the gesture is not yet certain.
  final func change(_ value: Value, isTentative: Bool = false) {
    phase = isTentative ? .possible : .active(value)
    self.isTentative = isTentative
    for action in onChanged { action(value) }
    self.isTentative = false
  }

  final func end(_ value: Value) {
    phase = .ended(value)
    for action in onEnded { action(value) }
  }

  final func fail() {
    phase = .failed
  }

  /// Whether further touches cannot change the result.
  final var isFinished: Bool {
    switch phase {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// Whether the gesture has been recognized.
  final var isRecognized: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  final var hasFailed: Bool {
    if case .failed = phase { true } else { false }
  }

  final var claim: TouchClaim {
    if isWaiting { return .waiting }
    switch phase {
    case .possible: return .possible
    case .active: return isEarly ? .early : .certain
    case .ended: return .certain
    case .failed: return .failed
    }
  }
}
