/// A result builder for the widgets of a bundle.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  @MainActor @preconcurrency
  public static func buildBlock() -> some Widget { WidgetList() }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    WidgetList { contents in
      repeat (each content)._collect(into: &contents)
    }
  }

  @MainActor @preconcurrency
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    WidgetList { content?._collect(into: &$0) }
  }

  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget { content }
}
