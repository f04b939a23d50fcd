import Foundation

/// A column of a table: its title, its cells, and the comparator that sorts the rows by it.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  PrimitiveTableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  private var columnWidth = TableColumnWidth()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  @MainActor public func _addColumns(to columns: inout _TableColumns<RowValue>) {
    let content = content
    columns.all.append(
      TableColumnDescription(
        label: AnyView(label), comparator: comparator, width: columnWidth, content: { AnyView(content($0)) }))
  }

  /// Sets a fixed width, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// Sets a range of widths, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }

  @available(*, deprecated, message: "Please pass one or more parameters to modify a column's width.")
  public func width() -> TableColumn { self }
}

/// A type-erased column, as read by a table.
struct TableColumnDescription<RowValue> {
  var label: AnyView
  var comparator: (any SortComparator)?
  var width: TableColumnWidth
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var visibility = Visibility.automatic
  var content: (RowValue) -> AnyView
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column of views with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column of views.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column of views with a text as its title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// A column of strings with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// A column of strings.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// A column of strings with a text as its title.
  public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// A column of views with a localized title, sorted by a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A column of views, sorted by a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// A column of views with a text as its title, sorted by a comparator.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
