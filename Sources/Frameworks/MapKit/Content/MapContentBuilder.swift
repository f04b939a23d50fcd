/// Composes the content of a map.
@resultBuilder
public struct MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<repeat each Content> { TupleMapContent((repeat each content)) }

  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    first: TrueContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> { _ConditionalMapContent(storage: .trueContent(first)) }

  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    second: FalseContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> { _ConditionalMapContent(storage: .falseContent(second)) }

  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> some MapContent { content }
}
