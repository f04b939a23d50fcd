/// Publishes a focused value.
struct FocusedValueModifier<Value>: ElementModifier {
  let value: Value
  let isForScene: Bool
  let write: (inout FocusedValues, Value) -> Void

  package static var affectsLayout: Bool { false }

  package func makeStorage(for element: ModifiedElement) -> FocusedValueStore.Publication? {
    FocusedValueStore.Publication(element, isForScene: isForScene, write: bound)
  }

  package func didMount(_ element: ModifiedElement) {
    if let publication = storage(of: element) { element.graph.focus.published.add(publication) }
  }

  private var bound: (inout FocusedValues) -> Void {
    { [value, write] in write(&$0, value) }
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard let publication = storage(of: element) else { return }
    publication.write = bound
    // Bindings are never known to be equal; their values are read on demand.
    if Value.self is any Equatable.Type, !areKnownEqual(value, old.value) {
      element.graph.focus.published.valuesChanged()
    }
  }

  package func willUnmount(_ element: ModifiedElement) {
    guard let publication = storage(of: element) else { return }
    element.graph.focus.published.remove(publication)
  }
}

extension View {
  /// Publishes a value while the focus is in this view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Publishes a value while the focus is in this view; `nil` publishes nothing.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(value: value, isForScene: false) { if let value = $1 { $0[keyPath: keyPath] = value } })
  }

  /// Publishes an observable object by type while the focus is in this view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: false) { $0[object: T.self] = $1 })
  }

  /// Publishes a value, regardless of where the focus is in the scene.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Publishes a value, regardless of where the focus is in the scene; `nil` publishes nothing.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(
      FocusedValueModifier(value: value, isForScene: true) { if let value = $1 { $0[keyPath: keyPath] = value } })
  }

  /// Publishes an observable object by type, regardless of where the focus is in the scene.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: true) { $0[object: T.self] = $1 })
  }
}
