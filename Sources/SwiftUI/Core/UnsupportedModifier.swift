/// Records that the engine does nothing of what a modifier asks for, so that it is never silently wrong.
package struct UnsupportedModifier: ElementModifier, ComposedModifier {
  /// The API as an app writes it, such as `onKeyPress(_:action:)`.
  let api: String

  /// What follows, as the end of a sentence.
  let effect: String

  /// Whether the app asks for it now, as for a panel that is presented.
  var isActive = true

  /// What the app has given for it.
  var action: Any?

  package var composition: Composition {
    let composition = Composition(String(api.prefix { $0 != "(" }))
    return action.map { composition.value("action", $0) } ?? composition
  }

  package static var affectsLayout: Bool { false }

  package func didMount(_ element: ModifiedElement) { report(element) }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    if !old.isActive { report(element) }
  }

  @MainActor
  private func report(_ element: ModifiedElement) {
    guard isActive else { return }
    element.graph.report(_RuntimeIssue("\(api) is not implemented: \(effect)", severity: .warning, at: element))
  }
}

extension View {
  /// The view as it is, with a recorded warning that names the API.
  ///
  /// - Parameters:
  ///   - api: The API as an app writes it.
  ///   - effect: What follows, as the end of a sentence.
  ///   - isActive: Whether the app asks for it now.
  ///   - action: What the app has given for it.
  package nonisolated func unsupported(
    _ api: String, _ effect: String, when isActive: Bool = true, action: Any? = nil
  ) -> some View {
    modifier(UnsupportedModifier(api: api, effect: effect, isActive: isActive, action: action))
  }
}
