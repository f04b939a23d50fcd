/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  // An empty closure is no row. Without this overload, an empty closure could match this builder.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }

  public static func buildPartialBlock<C: TableRowContent>(first: C) -> C where Value == C.TableRowValue { first }

  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value, (First, Next)> where Value == First.TableRowValue, Value == Next.TableRowValue {
    TupleTableRowContent(value: (accumulated, next)) { rows, context in
      AnyView(TupleView((rows.0._rowViews(context), rows.1._rowViews(context))))
    }
  }

  public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue { content }

  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, Value == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, Value == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}
