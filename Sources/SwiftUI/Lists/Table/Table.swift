/// Rows of data in columns.
///
/// - Note: Approximate: it is shown as on a phone: a list of the first column. Sorting and selecting are not there.
public struct Table<RowValue: Identifiable>: View {
  private let rows: [RowValue]
  private let columns: [AnyTableColumn<RowValue>]

  /// A table of the elements of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<RowValue> columns: () -> [AnyTableColumn<RowValue>]
  ) where Data.Element == RowValue {
    rows = Array(data)
    self.columns = columns()
  }

  /// A table of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<RowValue.ID?>,
    @TableColumnBuilder<RowValue> columns: () -> [AnyTableColumn<RowValue>]
  ) where Data.Element == RowValue {
    self.init(data, columns: columns)
  }

  /// A table of which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<RowValue.ID>>,
    @TableColumnBuilder<RowValue> columns: () -> [AnyTableColumn<RowValue>]
  ) where Data.Element == RowValue {
    self.init(data, columns: columns)
  }

  public var body: some View {
    List(rows) { row in columns.first?.content(row) }
      .unsupported("Table", "it is shown as a list of its first column.", when: columns.count > 1)
  }
}

extension Table: ComposedView {
  package var composition: Composition {
    let (rows, columns) = (rows, columns)
    return Composition("Table")
      .content(
        .rows(
          Composition.Rows(count: rows.count, id: { AnyHashable(rows[$0].id) }) { index in
            columns.first?.content(rows[index]).given ?? EmptyView()
          })
      )
      .value("titles", columns.map(\.title))
  }
}

/// A column, whatever its content.
public struct AnyTableColumn<RowValue> {
  let title: Text
  let content: (RowValue) -> AnyView
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Content: View> {
  let title: Text
  let content: (RowValue) -> Content

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    title = Text(titleKey)
    self.content = content
  }

  /// A column of strings.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(titleKey) { Text($0[keyPath: value]) }
  }

  /// A column of views, sorted by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleKey, content: content)
  }

  /// The column with a width; the one column that is shown takes all of it.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// The column with a range of widths; the one column that is shown takes all of it.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  @MainActor
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> [AnyTableColumn<RowValue>] {
    [AnyTableColumn(title: column.title) { AnyView(column.content($0)) }]
  }

  public static func buildBlock(_ columns: [AnyTableColumn<RowValue>]...) -> [AnyTableColumn<RowValue>] {
    columns.flatMap { $0 }
  }

  public static func buildOptional(_ columns: [AnyTableColumn<RowValue>]?) -> [AnyTableColumn<RowValue>] {
    columns ?? []
  }

  public static func buildEither(first: [AnyTableColumn<RowValue>]) -> [AnyTableColumn<RowValue>] { first }
  public static func buildEither(second: [AnyTableColumn<RowValue>]) -> [AnyTableColumn<RowValue>] { second }
}
