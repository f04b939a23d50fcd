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

/// A gesture of the module that is made of others.
nonisolated package protocol ComposedGesture: Gesture {
  @MainActor var composition: GestureComposition { get }
}

/// What a gesture is made of.
@MainActor
package enum GestureComposition {
  /// The gesture itself, with something that is done when it is recognised.
  ///
  /// The name is that of the modifier; the action has the type that the modifier was given.
  case callback(name: String, action: Any, of: any Gesture)

  /// The gesture itself, while keys are held.
  case modifiers(EventModifiers, of: any Gesture)

  /// No gesture.
  case nothing

  /// The gesture itself, in another form.
  case wrapping(any Gesture)

  /// Two gestures; the name is that of the type that combines them.
  case combination(name: String, first: any Gesture, second: any Gesture)
}

/// A gesture that the engine recognises itself.
nonisolated package protocol PrimitiveGesture: Gesture where Body == Never {}
