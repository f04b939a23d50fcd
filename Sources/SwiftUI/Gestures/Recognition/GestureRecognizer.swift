/// Follows the touches on one view, and finds one kind of gesture in them.
@MainActor
public class _GestureRecognizer<Value> {
  package enum Phase {
    case possible
    case active(Value)
    case ended(Value)
    case failed
  }

  package internal(set) final var phase: Phase = .possible

  /// Whether the value that is being handed on is known before the gesture is: a finger that has not rested long enough.
  private(set) final var isTentative = false

  final var onChanged: [(Value) -> Void] = []
  final var onEnded: [(Value) -> Void] = []
  final var onReset: [() -> Void] = []

  init() {}

  // MARK: - What kinds of recognisers implement

  /// Takes a touch.
  package func handle(_ event: _TouchEvent) {}

  /// Takes the passing of time.
  package func advance(to time: Double) {}

  /// When the recogniser wants to be told the time, in seconds of the screen's clock.
  package var deadline: Double? { nil }

  /// Whether the recogniser waits for another touch before it can be sure.
  package var isWaiting: Bool { false }

  /// Whether the gesture has begun only because a finger went down.
  package var isEarly: Bool { false }

  /// Forgets the touches seen, for the next gesture.
  package func reset() {
    phase = .possible
    for action in onReset { action() }
  }

  // MARK: - What they say

  /// - Parameter isTentative: Whether it is not yet known whether the gesture is what it looks like.
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

  /// Whether the gesture can make nothing of further touches.
  final var isFinished: Bool {
    switch phase {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// Whether the gesture has been found.
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
