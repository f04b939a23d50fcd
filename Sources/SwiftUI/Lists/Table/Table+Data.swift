import Foundation

extension Table {
  /// A table of the elements of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns())
  }

  /// A table of the elements of a collection.
  ///
  /// Supports selecting one row.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection.reading(selection))
  }

  /// A table of the elements of a collection.
  ///
  /// Supports selecting multiple rows.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection.reading(selection))
  }

  /// A table of the elements of a collection.
  ///
  /// Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(TableForEachContent(data: data), columns(), sorting: TableSorting(sortOrder))
  }

  /// A table of the elements of a collection.
  ///
  /// Supports selecting one row. Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection.reading(selection),
      sorting: TableSorting(sortOrder))
  }

  /// A table of the elements of a collection.
  ///
  /// Supports selecting multiple rows. Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection.reading(selection),
      sorting: TableSorting(sortOrder))
  }

  /// A table of the elements of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns(), customization: columnCustomization)
  }

  /// A table of the elements of a collection.
  ///
  /// Supports selecting one row.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection.reading(selection),
      customization: columnCustomization)
  }

  /// A table of the elements of a collection.
  ///
  /// Supports selecting multiple rows.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection.reading(selection),
      customization: columnCustomization)
  }

  /// A table of the elements of a collection.
  ///
  /// Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableForEachContent(data: data), columns(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table of the elements of a collection.
  ///
  /// Supports selecting one row. Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection.reading(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table of the elements of a collection.
  ///
  /// Supports selecting multiple rows. Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection.reading(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
