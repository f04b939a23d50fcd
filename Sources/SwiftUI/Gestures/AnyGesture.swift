/// A type-erased gesture with a given value type.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: @MainActor (_GestureContext) -> _GestureRecognizer<Value>

  /// Erases the type of a gesture.
  @MainActor @preconcurrency
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._makeRecognizer(gesture, in: $0) }
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    gesture.make(context)
  }
}
