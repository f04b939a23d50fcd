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
  /// One row can be selected.
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
  /// Several rows can be selected.
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
  /// A tap on the title of a column changes the order.
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
  /// One row can be selected. A tap on the title of a column changes the order.
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
  /// Several rows can be selected. A tap on the title of a column changes the order.
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
  /// One row can be selected.
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
  /// Several rows can be selected.
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
  /// A tap on the title of a column changes the order.
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
  /// One row can be selected. A tap on the title of a column changes the order.
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
  /// Several rows can be selected. A tap on the title of a column changes the order.
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
