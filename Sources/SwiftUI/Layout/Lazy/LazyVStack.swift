/// Arranges its children in a column, and makes them when they become visible.
///
/// It fills the proposed width.
public struct LazyVStack<Content: View>: LazyStackView {
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  static var axis: Axis { .vertical }

  /// - Parameters:
  ///   - alignment: The guide on which the children are aligned horizontally.
  ///   - spacing: The distance between neighbors in points, or `nil` for 8 points.
  ///   - pinnedViews: The parts of sections that stay visible.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment.alignmentKey
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: ComposedView {
  package var composition: Composition {
    Composition("LazyVStack").multiple(content).value("alignment", HorizontalAlignment(alignment.id))
      .value("spacing", spacing).value("pinnedViews", pinnedViews)
  }
}
