/// Rows of data in columns.
///
/// In a narrow window the first column is shown, without titles, as on a phone.
///
/// - Note: Approximate: columns without a width share the room in equal parts. Rows cannot be sorted by titles.
nonisolated public struct Table<RowValue: Identifiable>: View {
  private let rows: [RowValue]
  private let columns: [AnyTableColumn<RowValue>]
  private let selection: (() -> ListSelection)?

  @Environment(\.horizontalSizeClass) private var sizeClass

  private nonisolated init(
    _ rows: [RowValue], selection: (() -> ListSelection)?, columns: [AnyTableColumn<RowValue>]
  ) {
    self.rows = rows
    self.selection = selection
    self.columns = columns
  }

  /// A table of the elements of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<RowValue> columns: () -> [AnyTableColumn<RowValue>]
  ) where Data.Element == RowValue {
    self.init(Array(data), selection: nil, columns: columns())
  }

  /// A table of which one row can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<RowValue.ID?>,
    @TableColumnBuilder<RowValue> columns: () -> [AnyTableColumn<RowValue>]
  ) where Data.Element == RowValue {
    self.init(Array(data), selection: ListSelection.reading(selection), columns: columns())
  }

  /// A table of which several rows can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<RowValue.ID>>,
    @TableColumnBuilder<RowValue> columns: () -> [AnyTableColumn<RowValue>]
  ) where Data.Element == RowValue {
    self.init(Array(data), selection: ListSelection.reading(selection), columns: columns())
  }

  @MainActor public var body: some View {
    if sizeClass == .compact {
      ListBody(content: ForEach(rows) { row in columns.first?.content(row) }, selection: selection)
    } else {
      ListBody(content: section, selection: selection).listStyle(.plain)
    }
  }

  private var section: some View {
    Section {
      ForEach(rows) { row in line { AnyView($0.content(row)) } }
    } header: {
      line { AnyView($0.title) }
    }
  }

  /// What a line shows of each column, each in its column's room.
  private func line(_ cell: @escaping (AnyTableColumn<RowValue>) -> AnyView) -> some View {
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        cell(columns[index])
          .frame(
            minWidth: columns[index].width.min, idealWidth: columns[index].width.ideal,
            maxWidth: columns[index].width.max ?? .infinity, alignment: .leading)
      }
    }
  }
}

/// How wide a column of a table is, in points; one without a greatest width takes its share of what is left.
struct TableColumnWidth {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}

extension Table: ComposedView {
  @MainActor package var composition: Composition {
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
  let width: TableColumnWidth
  let content: (RowValue) -> AnyView
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Content: View> {
  let title: Text
  let content: (RowValue) -> Content
  private(set) var columnWidth = TableColumnWidth()

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

  /// The column with a fixed width, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// The column with a range of widths, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
}

/// Collects the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  @MainActor
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> [AnyTableColumn<RowValue>] {
    [AnyTableColumn(title: column.title, width: column.columnWidth) { AnyView(column.content($0)) }]
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
