/// Records what the engine does not do of what a modifier asks for, so that it is never silently wrong.
package struct UnsupportedModifier: ElementModifier, ComposedModifier {
  let shortfall: Shortfall

  /// Whether the app asks for it now, as for a panel that is presented.
  var isActive = true

  /// What the app has given for it.
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
  /// The view as it is, with a recorded warning that names the API: nothing is done of what it asks for.
  ///
  /// - Parameters:
  ///   - api: The API as an app writes it.
  ///   - effect: What follows, as the end of a sentence.
  ///   - isActive: Whether the app asks for it now.
  ///   - action: What the app has given for it.
  package nonisolated func unsupported(
    _ api: String, _ effect: String, when isActive: Bool = true, action: Any? = nil
  ) -> some View {
    modifier(UnsupportedModifier(shortfall: .missing(api, effect), isActive: isActive, action: action))
  }

  /// The view as it is, with a recorded warning that names the API: something near is done of what it asks for.
  ///
  /// - Parameters:
  ///   - api: The API as an app writes it.
  ///   - difference: What is shown in place of what Apple's shows, as the end of a sentence.
  ///   - isActive: Whether the app asks for it now.
  package nonisolated func approximate(_ api: String, _ difference: String, when isActive: Bool = true) -> some View {
    modifier(UnsupportedModifier(shortfall: .approximate(api, difference), isActive: isActive))
  }
}
