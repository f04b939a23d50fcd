/// Observes a value derived from a view's size and position.
nonisolated package struct GeometryChangeModifier<Value: Equatable & Sendable>: ViewModifier {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor package func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        let value = transform(proxy)
        Color.clear.onChange(of: value, initial: true) { action($0, $1) }
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
}

extension GeometryChangeModifier: ComposedModifier {
  @MainActor package var composition: Composition {
    Composition("onGeometryChange").value("transform", transform).value("action", action)
  }
}

extension View {
  /// Runs an action with a value derived from the view's geometry, initially and whenever the value changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier<T>(transform: transform) { action($1) })
  }

  /// Runs an action with the old and the new value derived from the view's geometry.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @MainActor @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier<T>(transform: transform, action: action))
  }
}
