import Foundation

/// One or more columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The value of a row.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue

  /// The comparator that sorts rows by the columns; `Never` for columns that do not sort.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator

  /// The type of the columns that this content consists of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that this content consists of.
  var tableColumnBody: TableColumnBody { get }

  /// Adds the columns to those of a table. An engine hook: an app never implements it.
  func _addColumns(to columns: inout _TableColumns<TableRowValue>)

  /// Makes the columns of content. Packages that wrap the columns of others pass the call on.
  nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

/// What columns are made with.
nonisolated public struct _TableColumnInputs {}

/// The columns that were made.
nonisolated public struct _TableColumnOutputs: @unchecked Sendable {
  // Columns are made and read on the main actor only.
  /// Columns of a type that the table knows.
  let columns: Any
}

/// The columns of a table, in order of declaration.
public struct _TableColumns<RowValue: Identifiable> {
  var all: [TableColumnDescription<RowValue>] = []

  /// Adds columns with a change applied to each.
  @MainActor
  static func of<Content: TableColumnContent>(
    _ content: Content, changing change: (inout TableColumnDescription<RowValue>) -> Void = { _ in }
  ) -> [TableColumnDescription<RowValue>] where Content.TableRowValue == RowValue {
    var columns = _TableColumns()
    content._addColumns(to: &columns)
    for index in columns.all.indices { change(&columns.all[index]) }
    return columns.all
  }
}

extension TableColumnContent where TableRowValue == TableColumnBody.TableRowValue {
  public func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    tableColumnBody._addColumns(to: &columns)
  }
}

extension TableColumnContent {
  /// Adds the columns that the type makes itself.
  public func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    let made = Self._makeContent(content: _GraphValue(self), inputs: _TableColumnInputs()).columns
    columns.all += made as? [TableColumnDescription<TableRowValue>] ?? []
  }

  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    MainActor.assumeIsolated { _TableColumnOutputs(columns: _TableColumns.of(content.value)) }
  }
}

/// Columns that the engine reads directly.
@MainActor @preconcurrency
package protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumnContent {
  public var tableColumnBody: Never { return fatalError("\(Self.self) has no body.") }
}

extension Never {
  public typealias TableRowValue = Never
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never

  public var tableColumnBody: Never { switch self {} }

  public func _addColumns(to columns: inout _TableColumns<Never>) {}
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

  public var tableColumnBody: Never { return fatalError("Optional has no body.") }

  public func _addColumns(to columns: inout _TableColumns<Wrapped.TableRowValue>) {
    self?._addColumns(to: &columns)
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

  public var tableColumnBody: Never { return fatalError("_ConditionalContent has no body.") }

  public func _addColumns(to columns: inout _TableColumns<TrueContent.TableRowValue>) {
    switch storage {
    case .trueContent(let content): content._addColumns(to: &columns)
    case .falseContent(let content): content._addColumns(to: &columns)
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  /// Groups several columns.
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(content: content())
  }

  public var tableColumnBody: Never { return fatalError("Group has no body.") }

  public func _addColumns(to columns: inout _TableColumns<Content.TableRowValue>) {
    content._addColumns(to: &columns)
  }
}

/// The columns collected by the builder, in order.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  PrimitiveTableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var value: T
  let add: @MainActor (T, inout _TableColumns<RowValue>) -> Void

  @MainActor public func _addColumns(to columns: inout _TableColumns<RowValue>) { add(value, &columns) }
}
