/// One or more rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The value of a row.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue

  /// The type of the rows that this content consists of.
  associatedtype TableRowBody: TableRowContent

  /// The rows that this content consists of.
  var tableRowBody: TableRowBody { get }

  /// The type of the rows' views. An engine hook.
  associatedtype _RowViews: View = TableRowBody._RowViews

  /// Creates the rows' views. An engine hook: an app never implements it.
  func _rowViews(_ context: _TableRowContext<TableRowValue>) -> _RowViews
}

/// The properties of the table that its rows need.
public struct _TableRowContext<RowValue> {
  let columns: [TableColumnDescription<RowValue>]
}

extension TableRowContent where TableRowValue == TableRowBody.TableRowValue, _RowViews == TableRowBody._RowViews {
  public func _rowViews(_ context: _TableRowContext<TableRowValue>) -> TableRowBody._RowViews {
    tableRowBody._rowViews(context)
  }
}

extension TableRowContent where TableRowBody == Never, _RowViews == EmptyView {
  /// Content without a body has no rows that could be shown.
  public func _rowViews(_ context: _TableRowContext<TableRowValue>) -> EmptyView {
    report(.missing("TableRowContent", "\(Self.self) has no body, so it shows no rows."))
    return EmptyView()
  }
}

/// Rows that the engine shows directly.
@MainActor @preconcurrency
package protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRowContent {
  public var tableRowBody: Never { return fatalError("\(Self.self) has no body.") }
}

extension Never: TableRowContent {
  public var tableRowBody: Never { switch self {} }

  public func _rowViews(_ context: _TableRowContext<Never>) -> EmptyView { EmptyView() }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowBody = Never

  public var tableRowBody: Never { return fatalError("Optional has no body.") }

  public func _rowViews(_ context: _TableRowContext<Wrapped.TableRowValue>) -> Wrapped._RowViews? {
    map { $0._rowViews(context) }
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never

  public var tableRowBody: Never { return fatalError("_ConditionalContent has no body.") }

  public func _rowViews(
    _ context: _TableRowContext<TrueContent.TableRowValue>
  ) -> _ConditionalContent<TrueContent._RowViews, FalseContent._RowViews> {
    switch storage {
    case .trueContent(let content): .init(storage: .trueContent(content._rowViews(context)))
    case .falseContent(let content): .init(storage: .falseContent(content._rowViews(context)))
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Groups several rows.
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(content: content())
  }

  public var tableRowBody: Never { return fatalError("Group has no body.") }

  public func _rowViews(_ context: _TableRowContext<Content.TableRowValue>) -> Content._RowViews {
    content._rowViews(context)
  }
}

/// The rows collected by the builder, in order.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value

  public var value: T
  let views: @MainActor (T, _TableRowContext<Value>) -> AnyView

  @MainActor public func _rowViews(_ context: _TableRowContext<Value>) -> AnyView { views(value, context) }
}

/// Contains no rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value

  @MainActor public func _rowViews(_ context: _TableRowContext<Value>) -> EmptyView { EmptyView() }
}

/// The header view of a section of rows.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value

  let content: Content

  @MainActor public func _rowViews(_ context: _TableRowContext<Value>) -> Content { content }
}
