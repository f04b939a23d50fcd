/// Gives a view its ideal size for every proposal.
package struct FixedSizeModifier: ElementModifier, ComposedModifier {
  let horizontal: Bool
  let vertical: Bool

  package var composition: Composition {
    Composition("fixedSize").value("horizontal", horizontal).value("vertical", vertical)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    child.size(for: childProposal(proposal))
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: childProposal(proposal))
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    child.explicitGuide(key, for: childProposal(proposal))
  }

  package func flexibility(along axis: Axis, cross: CGFloat?, child: Element) -> CGFloat? {
    (axis == .horizontal ? horizontal : vertical) ? 0 : nil
  }
}

extension View {
  /// Fixes the view at its ideal size.
  public nonisolated func fixedSize() -> some View {
    modifier(FixedSizeModifier(horizontal: true, vertical: true))
  }

  /// Fixes the view at its ideal width or height.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
