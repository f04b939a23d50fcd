/// Columns with a change to each.
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
  /// Sets where the cells and the title of the column stand in its room.
  public nonisolated func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self) { $0.alignment = alignment }
  }

  /// Shows or hides the column unless its table's customization says otherwise.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self) { $0.visibility = visibility }
  }

  /// Names the column in its table's customization.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self) { $0.customizationID = id }
  }

  /// Keeps people from changing the column; on iOS they cannot change columns.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self) { _ in }
  }
}
