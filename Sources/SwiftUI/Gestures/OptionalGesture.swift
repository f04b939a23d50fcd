/// An optional gesture; `nil` recognizes nothing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  @MainActor public static func _makeRecognizer(
    _ gesture: Wrapped?, in context: _GestureContext
  ) -> _GestureRecognizer<Wrapped.Value> {
    gesture.map { Wrapped._makeRecognizer($0, in: context) } ?? _GestureRecognizer()
  }
}

extension Optional: ComposedGesture where Wrapped: Gesture {
  package var composition: GestureComposition {
    if let gesture = self { .wrapping(gesture) } else { .nothing }
  }
}
