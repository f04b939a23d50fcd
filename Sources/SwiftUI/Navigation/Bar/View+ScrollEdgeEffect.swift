/// Passes the effects at the edges of scroll views on to the bars around.
struct ScrollEdgeEffectModifier {
  let name: String
  let effects: ScrollEdgeEffects
}

extension ScrollEdgeEffectModifier: NavigationBarModifier {
  func apply(to contents: inout NavigationBarContents) {
    contents.edgeEffects = contents.edgeEffects.merged(with: effects)
  }
}

extension ScrollEdgeEffectModifier: ComposedModifier {
  package var composition: Composition { Composition(name).value("effects", effects) }
}

extension View {
  /// Configures how content fades where it scrolls under a bar.
  ///
  /// It has an effect below navigation bars of iOS 26 and later.
  ///
  /// - Parameters:
  ///   - style: The style; `nil` for that of the system.
  ///   - edges: The edges.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    var effects = ScrollEdgeEffects()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { effects.styles[edge] = style ?? .automatic }
    return modifier(ScrollEdgeEffectModifier(name: "scrollEdgeEffectStyle", effects: effects))
  }

  /// Hides the effects where content scrolls under bars.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    modifier(
      ScrollEdgeEffectModifier(
        name: "scrollEdgeEffectHidden", effects: ScrollEdgeEffects(hidden: hidden ? edges : [])))
  }
}
