/// What modifiers say about the cell of a grid that a view is in.
enum GridCellColumnsKey: ViewTraitKey { typealias Value = Int }
enum GridCellAnchorKey: ViewTraitKey { typealias Value = UnitPoint }
enum GridColumnAlignmentKey: ViewTraitKey { typealias Value = HorizontalAlignment }
enum GridCellUnsizedAxesKey: ViewTraitKey { typealias Value = Axis.Set }

extension View {
  /// Has the view take several columns of the grid that it is in.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridCellColumnsKey.self, max(1, count)))
  }

  /// Sets the point of the view and of its cell that meet.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(GridCellAnchorKey.self, anchor))
  }

  /// Sets where the views of the column stand that this view is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridColumnAlignmentKey.self, guide))
  }

  /// Has the view fill its cell along some axes without asking for more room than the other cells.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(GridCellUnsizedAxesKey.self, axes))
  }
}
