/// Sets the position of one of a view's alignment guides.
package struct AlignmentGuideModifier: ElementModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  package static var asksClosuresForGuides: Bool { true }

  package func guideAxes(child: Element) -> Axis.Set { child.guideAxes.union(Axis.Set(key.axis)) }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    guard key == self.key else { return child.explicitGuide(key, for: proposal) }
    let dimensions = child.dimensions(for: proposal)
    return element.reading { computeValue(dimensions) }
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    // The size does not show that a guide has moved, so the container always needs layout. Answers of the old closure
    // are discarded, even if a different guide is asked for next.
    element.setNeedsLayout()
    element.layoutParent?.setNeedsLayout()
  }
}

extension View {
  /// Sets the view's horizontal alignment guide.
  ///
  /// - Parameter computeValue: The guide's distance from the view's leading edge, in points.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.alignmentKey, computeValue: computeValue))
  }

  /// Sets the view's vertical alignment guide.
  ///
  /// - Parameter computeValue: The guide's distance from the view's top edge, in points.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.alignmentKey, computeValue: computeValue))
  }
}
