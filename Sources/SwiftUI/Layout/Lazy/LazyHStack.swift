/// Arranges its children in a row, and makes them when they become visible.
///
/// It fills the proposed height.
public struct LazyHStack<Content: View>: LazyStackView {
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  static var axis: Axis { .horizontal }

  /// - Parameters:
  ///   - alignment: The guide on which the children are aligned vertically.
  ///   - spacing: The distance between neighbors in points, or `nil` for 8 points.
  ///   - pinnedViews: The parts of sections that stay visible.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment.alignmentKey
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: ComposedView {
  package var composition: Composition {
    Composition("LazyHStack").multiple(content).value("alignment", VerticalAlignment(alignment.id))
      .value("spacing", spacing).value("pinnedViews", pinnedViews)
  }
}
