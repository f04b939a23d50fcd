/// A row of a table, which shows one value in the table's columns.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value

  let value: Value

  public init(_ value: Value) {
    self.value = value
  }

  @MainActor public func _rowViews(_ context: _TableRowContext<Value>) -> _TableRowView<Value> {
    _TableRowView(value: value, columns: context.columns)
  }
}

/// The cells of one row, selected by the identity of its value.
public struct _TableRowView<Value: Identifiable>: View {
  let value: Value
  let columns: [TableColumnDescription<Value>]

  @Environment(\.design) private var design

  public var body: some View {
    TableLine(
      widths: columns.map(\.width), alignments: columns.map(\.alignment.horizontal), measures: design.lists.tables
    ) {
      ForEach(columns.indices, id: \.self) { columns[$0].content(value) }
    }
    .tag(value.id)
  }
}

/// A row with child rows that can be collapsed.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: PrimitiveTableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue

  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row for a value, with child rows.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor public func _rowViews(
    _ context: _TableRowContext<TableRowValue>
  ) -> DisclosureGroup<Label._RowViews, Content._RowViews> {
    let content = content
    let below = { assumeMainActor { content()._rowViews(context) } }
    if let isExpanded { return DisclosureGroup(isExpanded: isExpanded, content: below) { label._rowViews(context) } }
    return DisclosureGroup(content: below) { label._rowViews(context) }
  }
}

/// The rows of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data

  @MainActor public func _rowViews(
    _ context: _TableRowContext<Data.Element>
  ) -> ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
    ForEach(data: data, id: { $0.id }) { _TableRowView(value: $0, columns: context.columns) }
  }
}

/// The rows of a tree.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor public func _rowViews(_ context: _TableRowContext<Data.Element>) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { _TableRowView(value: $0, columns: context.columns) })
  }
}

/// Rows created from data, to which edits can be attached.
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var tableRowBody: Never { return fatalError("ForEach has no body.") }

  public func _rowViews(
    _ context: _TableRowContext<Content.TableRowValue>
  ) -> ForEach<Data, ID, Content._RowViews> {
    let content = content
    return ForEach<Data, ID, Content._RowViews>(data: data, isConstant: isConstant, id: id) { element in
      assumeMainActor { content(element)._rowViews(context) }
    }
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
  /// Creates rows from identifiable elements.
  public nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates rows from elements that are identified by a key path.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a row for each element.
  public nonisolated init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }) { TableRow($0) }
  }

  /// Creates rows from the numbers of a constant range.
  public nonisolated init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, isConstant: true, id: { $0 }, content: content)
  }
}
