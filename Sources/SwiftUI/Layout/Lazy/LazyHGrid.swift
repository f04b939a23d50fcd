/// Arranges its children in rows, column after column, and makes them when they become visible.
public struct LazyHGrid<Content: View>: LazyGridView {
  let items: [GridItem]
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  static var axis: Axis { .horizontal }

  /// - Parameters:
  ///   - rows: The heights of the rows.
  ///   - alignment: The alignment of the rows when they do not fill the grid.
  ///   - spacing: The distance between columns in points, or `nil` for 8 points.
  ///   - pinnedViews: The parts of sections that stay visible.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    items = rows
    self.alignment = alignment.alignmentKey
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: ComposedView {
  package var composition: Composition {
    Composition("LazyHGrid").multiple(content).value("rows", items)
      .value("alignment", VerticalAlignment(alignment.id)).value("spacing", spacing).value("pinnedViews", pinnedViews)
  }
}
