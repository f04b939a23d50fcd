/// Columns with a change applied to each.
nonisolated struct ChangedTableColumns<Content: TableColumnContent>: PrimitiveTableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator

  let content: Content
  let change: (inout TableColumnDescription<Content.TableRowValue>) -> Void

  @MainActor func _addColumns(to columns: inout _TableColumns<Content.TableRowValue>) {
    columns.all += _TableColumns.of(content, changing: change)
  }
}

extension TableColumnContent {
  /// Sets the alignment of the cells and the title of the column.
  public nonisolated func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self) { $0.alignment = alignment }
  }

  /// Sets the visibility of the column, unless the table's customization overrides it.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self) { $0.visibility = visibility }
  }

  /// Sets the identifier of the column in the table's customization.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self) { $0.customizationID = id }
  }

  /// Disables customization of the column; on iOS people cannot customize columns.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self) { _ in }
  }
}
