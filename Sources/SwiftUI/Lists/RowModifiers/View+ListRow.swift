import Foundation

extension View {
  /// Sets the room around the content of a row, in points; `nil` is that of the list's style.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowTraitModifier(ListRowInsetsKey.self, insets))
  }

  /// Puts a view behind a row; `nil` is the background of the list's style.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowTraitModifier(ListRowBackgroundKey.self, view.map { AnyView($0) }))
  }

  /// Shows or hides the lines at the edges of a row.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowEdgeModifier(ListRowTopSeparatorKey.self, ListRowBottomSeparatorKey.self, visibility, edges: edges))
  }

  /// Sets the colour of the lines at the edges of a row; `nil` is that of the list's style.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowEdgeModifier(ListRowTopSeparatorTintKey.self, ListRowBottomSeparatorTintKey.self, color, edges: edges))
  }

  /// Shows or hides the lines at the ends of a section.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowEdgeModifier(
        ListSectionTopSeparatorKey.self, ListSectionBottomSeparatorKey.self, visibility, edges: edges))
  }

  /// Sets the colour of the lines at the ends of a section; `nil` is that of the list's style.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowEdgeModifier(
        ListSectionTopSeparatorTintKey.self, ListSectionBottomSeparatorTintKey.self, color, edges: edges))
  }

  /// Whether the row cannot be selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListRowTraitModifier(SelectionDisabledKey.self, isDisabled))
  }

  /// Whether the row cannot be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowTraitModifier(DeleteDisabledKey.self, isDisabled))
  }

  /// Whether the row cannot be moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowTraitModifier(MoveDisabledKey.self, isDisabled))
  }
}
