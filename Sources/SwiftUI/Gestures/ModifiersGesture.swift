/// A gesture that is recognized only while modifier keys are pressed.
public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value

  let content: Content
  let modifiers: EventModifiers

  @MainActor public static func _makeRecognizer(_ gesture: Self, in context: _GestureContext) -> _GestureRecognizer<
    Value
  > {
    if gesture.modifiers.isEmpty { return Content._makeRecognizer(gesture.content, in: context) }
    context.report(.missing("modifiers(_:)", "no keys are held, so the gesture is never recognized."))
    return _GestureRecognizer()
  }
}

extension _ModifiersGesture: ComposedGesture {
  package var composition: GestureComposition { .modifiers(modifiers, of: content) }
}

extension Gesture {
  /// Recognizes the gesture only while modifier keys are pressed.
  ///
  /// - Note: Approximate: touches carry no modifier keys: the gesture is never recognized if it requires any, and a
  ///   warning is recorded.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
