import Foundation

extension Table {
  /// A table of the elements of a tree.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableOutlineGroupContent(data: data, children: children), columns(), customization: columnCustomization)
  }

  /// A table of the elements of a tree.
  ///
  /// Supports selecting one row.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: ListSelection.reading(selection),
      customization: columnCustomization)
  }

  /// A table of the elements of a tree.
  ///
  /// Supports selecting multiple rows.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: ListSelection.reading(selection),
      customization: columnCustomization)
  }

  /// A table of the elements of a tree.
  ///
  /// Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table of the elements of a tree.
  ///
  /// Supports selecting one row. Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: ListSelection.reading(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table of the elements of a tree.
  ///
  /// Supports selecting multiple rows. Tapping a column title changes the sort order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), selection: ListSelection.reading(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
