import Foundation

extension Table {
  /// A table of rows.
  public nonisolated init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  /// A table of rows.
  ///
  /// Supports selecting one row.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection.reading(selection))
  }

  /// A table of rows.
  ///
  /// Supports selecting multiple rows.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection.reading(selection))
  }

  /// A table of rows.
  ///
  /// Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), sorting: TableSorting(sortOrder))
  }

  /// A table of rows.
  ///
  /// Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), sorting: TableSorting(sortOrder))
  }

  /// A table of rows.
  ///
  /// Supports selecting one row. Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), selection: ListSelection.reading(selection), sorting: TableSorting(sortOrder))
  }

  /// A table of rows.
  ///
  /// Supports selecting one row. Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), selection: ListSelection.reading(selection), sorting: TableSorting(sortOrder))
  }

  /// A table of rows.
  ///
  /// Supports selecting multiple rows. Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), selection: ListSelection.reading(selection), sorting: TableSorting(sortOrder))
  }

  /// A table of rows.
  ///
  /// Supports selecting multiple rows. Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), selection: ListSelection.reading(selection), sorting: TableSorting(sortOrder))
  }

  /// A table of rows.
  public nonisolated init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), customization: columnCustomization)
  }

  /// A table of rows.
  ///
  /// Supports selecting one row.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection.reading(selection), customization: columnCustomization)
  }

  /// A table of rows.
  ///
  /// Supports selecting multiple rows.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection.reading(selection), customization: columnCustomization)
  }

  /// A table of rows.
  ///
  /// Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table of rows.
  ///
  /// Supports selecting one row. Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: ListSelection.reading(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table of rows.
  ///
  /// Supports selecting multiple rows. Tapping a column title changes the sort order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableRowValue == Sort.Compared {
    self.init(
      rows(), columns(), selection: ListSelection.reading(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
