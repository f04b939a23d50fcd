import Foundation

/// Collects the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

  // An empty closure is no column. Without this overload, an empty closure could match this builder.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue { column }

  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where RowValue == Column.TableRowValue { first }

  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
  where RowValue == First.TableRowValue, RowValue == Next.TableRowValue {
    TupleTableColumnContent(value: (accumulated, next)) { columns, all in
      columns.0._addColumns(to: &all)
      columns.1._addColumns(to: &all)
    }
  }

  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where RowValue == C.TableRowValue { content }

  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F> where RowValue == T.TableRowValue, RowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F> where RowValue == T.TableRowValue, RowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}
