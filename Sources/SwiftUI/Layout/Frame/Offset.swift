/// Draws a view away from its position, without changing its layout.
package struct OffsetModifier: ElementModifier, ComposedModifier, Animatable {
  var offset: CGSize

  package var composition: Composition { Composition("offset").value("offset", offset) }

  nonisolated package var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let x = element.isRightToLeft ? -offset.width : offset.width
    child.place(at: CGPoint(x: x, y: offset.height), proposal: proposal)
  }
}

extension View {
  /// Moves the view by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves the view by a distance in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }
}
