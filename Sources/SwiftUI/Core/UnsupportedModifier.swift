/// Records an unsupported feature of a modifier, so that a difference is never silent.
package struct UnsupportedModifier: ElementModifier, ComposedModifier {
  let shortfall: Shortfall

  /// Whether the app currently requests the feature, for example by presenting a panel.
  var isActive = true

  /// The value or action passed by the app.
  var action: Any?

  package var composition: Composition {
    let composition = Composition(String(shortfall.api.prefix { $0 != "(" }))
    return action.map { composition.value("action", $0) } ?? composition
  }

  package static var affectsLayout: Bool { false }

  package func didMount(_ element: ModifiedElement) { report(element) }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    if !old.isActive { report(element) }
  }

  @MainActor
  private func report(_ element: ModifiedElement) {
    if isActive { element.graph.report(shortfall, at: element) }
  }
}

extension View {
  /// Returns the unchanged view with a recorded warning that names the API, because its effect is missing.
  ///
  /// - Parameters:
  ///   - api: The API as written in an app.
  ///   - effect: The consequence, as the end of a sentence.
  ///   - isActive: Whether the app currently requests the feature.
  ///   - action: The value or action passed by the app.
  package nonisolated func unsupported(
    _ api: String, _ effect: String, when isActive: Bool = true, action: Any? = nil
  ) -> some View {
    modifier(UnsupportedModifier(shortfall: .missing(api, effect), isActive: isActive, action: action))
  }

  /// Returns the unchanged view with a recorded warning that names the API, because its effect is approximate.
  ///
  /// - Parameters:
  ///   - api: The API as written in an app.
  ///   - difference: The difference from Apple's implementation, as the end of a sentence.
  ///   - isActive: Whether the app currently requests the feature.
  package nonisolated func approximate(_ api: String, _ difference: String, when isActive: Bool = true) -> some View {
    modifier(UnsupportedModifier(shortfall: .approximate(api, difference), isActive: isActive))
  }
}
