/// Arranges its children in columns, row after row, and makes them when they become visible.
public struct LazyVGrid<Content: View>: LazyGridView {
  let items: [GridItem]
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  static var axis: Axis { .vertical }

  /// - Parameters:
  ///   - columns: The widths of the columns.
  ///   - alignment: The alignment of the columns when they do not fill the grid.
  ///   - spacing: The distance between rows in points, or `nil` for 8 points.
  ///   - pinnedViews: The parts of sections that stay visible.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    items = columns
    self.alignment = alignment.alignmentKey
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: ComposedView {
  package var composition: Composition {
    Composition("LazyVGrid").multiple(content).value("columns", items)
      .value("alignment", HorizontalAlignment(alignment.id)).value("spacing", spacing).value("pinnedViews", pinnedViews)
  }
}
