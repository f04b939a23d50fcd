import Foundation

extension View {
  /// Sets the insets around the content of a row, in points; `nil` uses those of the list style.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowTraitModifier(ListRowInsetsKey.self, insets))
  }

  /// Sets the insets around the content of a row at some edges, in points.
  ///
  /// - Parameter length: The insets; `nil` for those of the list style.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(ListRowEdgeInsetsModifier(edges: edges, length: length))
  }

  /// Sets the background of a row; `nil` uses that of the list style.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowTraitModifier(ListRowBackgroundKey.self, view.map { AnyView($0) }))
  }

  /// Shows or hides the separators of a row.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowEdgeModifier(ListRowTopSeparatorKey.self, ListRowBottomSeparatorKey.self, visibility, edges: edges))
  }

  /// Sets the color of a row's separators; `nil` uses that of the list style.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowEdgeModifier(ListRowTopSeparatorTintKey.self, ListRowBottomSeparatorTintKey.self, color, edges: edges))
  }

  /// Shows or hides the separators at the start and end of a section.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowEdgeModifier(
        ListSectionTopSeparatorKey.self, ListSectionBottomSeparatorKey.self, visibility, edges: edges))
  }

  /// Sets the color of the separators at the start and end of a section; `nil` uses that of the list style.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowEdgeModifier(
        ListSectionTopSeparatorTintKey.self, ListSectionBottomSeparatorTintKey.self, color, edges: edges))
  }

  /// Sets whether selecting the row is disabled.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListRowTraitModifier(SelectionDisabledKey.self, isDisabled))
  }

  /// Sets whether deleting the row is disabled.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowTraitModifier(DeleteDisabledKey.self, isDisabled))
  }

  /// Sets whether moving the row is disabled.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowTraitModifier(MoveDisabledKey.self, isDisabled))
  }
}
