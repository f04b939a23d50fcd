/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    TupleToolbarContent(content: (repeat each content)) {
      var items: [AnyView] = []
      for item in repeat each content { items.append(item._toolbarItems()) }
      return items
    }
  }

  @MainActor @preconcurrency
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    OptionalToolbarContent(content: content)
  }

  @MainActor @preconcurrency
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> {
    _ConditionalToolbarContent(isFirst: true) { first._toolbarItems() }
  }

  @MainActor @preconcurrency
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> {
    _ConditionalToolbarContent(isFirst: false) { second._toolbarItems() }
  }

  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
}

/// Several pieces of toolbar content, one after the other.
private struct TupleToolbarContent<Content>: PrimitiveToolbarContent {
  let content: Content
  let items: () -> [AnyView]

  func _toolbarItems() -> AnyView {
    AnyView(ForEach(Array(items().enumerated()), id: \.offset) { $0.element })
  }
}

private struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?

  func _toolbarItems() -> AnyView {
    AnyView(content?._toolbarItems())
  }
}

/// One of two pieces of toolbar content.
public struct _ConditionalToolbarContent<TrueContent, FalseContent>: PrimitiveToolbarContent {
  let isFirst: Bool
  let items: () -> AnyView

  public func _toolbarItems() -> AnyView {
    let items = items()
    return AnyView(
      _ConditionalContent<AnyView, AnyView>(storage: isFirst ? .trueContent(items) : .falseContent(items)))
  }
}

extension _ConditionalToolbarContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
