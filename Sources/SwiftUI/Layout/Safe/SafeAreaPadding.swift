/// Adds insets to a view's safe area: scroll views scroll beneath them, other views end at them.
package struct SafeAreaPadding: ElementModifier {
  let insets: EdgeInsets

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    element.placeChild(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    element.explicitGuide(
      key, of: child, at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  package func safeAreaAdded(in element: Element) -> EdgeInsets? { insets }
}

extension SafeAreaPadding: ComposedModifier {
  package var composition: Composition { Composition("safeAreaPadding").value("insets", insets) }
}

extension View {
  /// Adds insets to the safe area of this view, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Adds insets to the safe area on some edges, in points; `nil` is the platform's default of 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? Padding.standard, edges: edges))
  }

  /// Adds insets to the safe area on every edge, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length))
  }
}
