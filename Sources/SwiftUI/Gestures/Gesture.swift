/// Recognises what a person does with a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture knows while it goes on.
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Makes what recognises the gesture on one view. An engine hook.
  static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value>
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) has no body: the engine recognises it itself.")
  }
}

extension Gesture {
  public static func _makeRecognizer(
    _ gesture: Self, in context: _GestureContext
  ) -> _GestureRecognizer<Body.Value> {
    var gesture = gesture
    context.bind(&gesture)
    return Body._makeRecognizer(gesture.body, in: context)
  }
}

/// A gesture that the engine recognises itself.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {}

/// What a finger does at a moment.
public struct _TouchEvent {
  package enum Phase { case began, moved, ended, cancelled }

  package var phase: Phase

  /// Where, in the coordinates of the view that has the gesture, in points.
  package var location: CGPoint

  /// Where, in the host, in points.
  package var globalLocation: CGPoint

  /// When, in seconds of the host's clock.
  package var time: Double

  package func location(in space: CoordinateSpace) -> CGPoint { space.isGlobal ? globalLocation : location }
}

/// Follows the touches on one view.
@MainActor
public class _GestureRecognizer<Value> {
  package enum Phase {
    case possible
    case active(Value)
    case ended(Value)
    case failed
  }

  package internal(set) var phase: Phase = .possible
  var onChanged: [(Value) -> Void] = []
  var onEnded: [(Value) -> Void] = []
  var onReset: [() -> Void] = []

  init() {}

  /// Takes a touch.
  package func handle(_ event: _TouchEvent) {}

  /// Takes the passing of time while a finger rests.
  package func advance(to time: Double) {}

  /// Forgets the touches seen, for the next gesture.
  package func reset() {
    phase = .possible
    for action in onReset { action() }
  }

  final func change(_ value: Value) {
    phase = .active(value)
    for action in onChanged { action(value) }
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

  /// Whether the gesture has been recognised, so that gestures around it get nothing.
  package final var isRecognized: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
}
