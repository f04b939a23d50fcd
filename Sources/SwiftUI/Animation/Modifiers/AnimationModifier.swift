/// The animation that a view asks for when a value changes.
package struct AnimationModifier<Value: Equatable>: RecordedModifier {
  package let animation: Animation?

  /// What the animation waits for; `nil` for every change.
  package let value: Value?
}

extension View {
  /// Applies the given animation to this view when the specified value changes.
  ///
  /// Changes are shown at once, at the end of their animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Applies the given animation to all animatable values within this view.
  ///
  /// Changes are shown at once, at the end of their animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Bool>(animation: animation, value: nil))
  }

  /// Applies the given animation to all animatable values within the `body` closure.
  ///
  /// Changes are shown at once, at the end of their animation.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).modifier(AnimationModifier<Bool>(animation: animation, value: nil))
  }
}
