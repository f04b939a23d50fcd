/// A result builder that you use to compose the contents of a chart.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildBlock() -> some ChartContent { BuilderEmpty() }

  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  @_disfavoredOverload
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> some ChartContent {
    BuilderTuple(elements: (repeat each content))
  }

  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.trueContent(first))
  }

  public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.falseContent(second))
  }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }

  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
}
