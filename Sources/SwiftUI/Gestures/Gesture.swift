/// Recognizes a person's interaction with a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value of the gesture while it is in progress.
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Creates the recognizer of the gesture for one view. An engine hook.
  static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<Value>
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) has no body: the engine recognizes it itself.")
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

/// A gesture of this module that is composed of others.
nonisolated package protocol ComposedGesture: Gesture {
  @MainActor var composition: GestureComposition { get }
}

/// The composition of a gesture.
@MainActor
package enum GestureComposition {
  /// The gesture itself with a callback.
  ///
  /// The name is that of the modifier; the action has the type passed to the modifier.
  case callback(name: String, action: Any, of: any Gesture)

  /// The gesture itself, restricted to pressed modifier keys.
  case modifiers(EventModifiers, of: any Gesture)

  /// No gesture.
  case nothing

  /// Another representation of the gesture itself.
  case wrapping(any Gesture)

  /// Two gestures; the name is that of the type that combines them.
  case combination(name: String, first: any Gesture, second: any Gesture)
}

/// A gesture that the engine recognizes directly.
nonisolated package protocol PrimitiveGesture: Gesture where Body == Never {}
