/// Places a view's center at a point of its parent, and fills the proposed size.
package struct PositionModifier: ElementModifier, ComposedModifier, Animatable {
  var position: CGPoint

  package var composition: Composition { Composition("position").value("position", position) }

  nonisolated package var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let chosen = child.size(for: proposal)
    element.placeChild(
      child, at: CGPoint(x: position.x - chosen.width / 2, y: position.y - chosen.height / 2), proposal: proposal)
  }
}

extension View {
  /// Places the view's center at a point of its parent, in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Places the view's center at a point of its parent, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }
}
