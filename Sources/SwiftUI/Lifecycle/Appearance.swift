/// Performs actions when a view appears and disappears.
package struct AppearanceModifier: ElementModifier, ComposedModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  package var composition: Composition {
    if let disappear { return Composition("onDisappear").value("action", disappear) }
    guard let appear else { return Composition("appearance") }
    return Composition("onAppear").value("action", appear)
  }

  package static var affectsLayout: Bool { false }
  package static var actsOnNothing: Bool { true }

  package func didAppear(_ element: ModifiedElement) {
    if let appear { element.graph.enqueueAction(appear) }
  }

  package func didDisappear(_ element: ModifiedElement) {
    if let disappear { element.graph.enqueueAction(disappear) }
  }
}

extension View {
  /// Performs an action before the view is first shown.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Performs an action after the view has been removed.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
