/// Traits that modifiers set for a view's grid cell.
enum GridCellColumnsKey: ViewTraitKey { typealias Value = Int }
enum GridCellAnchorKey: ViewTraitKey { typealias Value = UnitPoint }
enum GridColumnAlignmentKey: ViewTraitKey { typealias Value = HorizontalAlignment }
enum GridCellUnsizedAxesKey: ViewTraitKey { typealias Value = Axis.Set }

extension View {
  /// Makes the view span several columns of its grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridCellColumnsKey.self, max(1, count)))
  }

  /// Sets the point of the view and of its cell that meet.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(GridCellAnchorKey.self, anchor))
  }

  /// Sets the horizontal alignment of the view's grid column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridColumnAlignmentKey.self, guide))
  }

  /// Makes the view fill its cell along some axes without asking for more space than the other cells.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(GridCellUnsizedAxesKey.self, axes))
  }
}
