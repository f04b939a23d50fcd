/// Sets the opacity of a view as a whole.
package struct OpacityModifier: ElementModifier, ComposedModifier, Animatable {
  var opacity: Double

  package var composition: Composition { Composition("opacity").value("opacity", opacity) }

  package static var affectsLayout: Bool { false }

  nonisolated package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    let opacity = min(1, max(0, opacity))
    if opacity == 1 { return list.draw(child) }
    if opacity > 0 { list.group(DisplayGroup(opacity: opacity)) { $0.draw(child) } }
  }

  /// As on Apple's platforms, an invisible view is neither accessible nor hit-tested.
  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if opacity > 0 { builder.describe(child) }
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    opacity > 0 ? element.hitTest(child, at: point) : nil
  }
}

/// Hides a view but keeps its space.
package struct HiddenModifier: ElementModifier, ComposedModifier {
  package var composition: Composition { Composition("hidden").transitive() }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {}
  package func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {}
  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? { nil }
}

extension View {
  /// Sets the view's transparency, from 0 (invisible) to 1 (opaque).
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Hides the view but keeps its space.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier())
  }
}
