/// Animates a view when a value changes.
package struct AnimationModifier<Value: Equatable>: TransactionScopeModifier, ComposedModifier {
  let animation: Animation?
  let value: Value

  package var composition: Composition { Composition("animation").value("animation", animation).value("value", value) }

  package func transform(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }

  package func isTriggered(after old: Self) -> Bool? { old.value != value }
}

/// Animates a view whenever it changes.
struct ConstantAnimationModifier: TransactionScopeModifier, ComposedModifier {
  let animation: Animation?

  package var composition: Composition { Composition("animation").value("animation", animation) }

  func transform(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }

  func isTriggered(after old: Self) -> Bool? { nil }
}

extension View {
  /// Applies the given animation to this view when the specified value changes.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Applies the given animation to all animatable values within this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(ConstantAnimationModifier(animation: animation))
  }

  /// Applies the given animation to all animatable values within the `body` closure.
  ///
  /// The modifiers added by the closure are animated; the view passed to it is not.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
}

extension View where Self: Equatable {
  /// Applies the given animation to this view when this view changes.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation, value: self))
  }
}
