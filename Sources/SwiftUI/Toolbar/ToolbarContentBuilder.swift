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
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return TupleToolbarContent(parts: parts)
  }

  @MainActor @preconcurrency
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    OptionalToolbarContent(content: content)
  }

  @MainActor @preconcurrency
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> {
    _ConditionalToolbarContent(isFirst: true, content: first)
  }

  @MainActor @preconcurrency
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> {
    _ConditionalToolbarContent(isFirst: false, content: second)
  }

  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
}

/// A sequence of toolbar content.
private struct TupleToolbarContent: PrimitiveToolbarContent, ToolbarContentPieces {
  let parts: [any ToolbarContent]

  func _toolbarItems() -> AnyView {
    AnyView(ForEach(Array(parts.enumerated()), id: \.offset) { $0.element._toolbarItems() })
  }

  var pieces: [Any] { parts.flatMap { $0.pieces } }
}

private struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent, ToolbarContentPieces {
  let content: Content?

  var pieces: [Any] { content?.pieces ?? [] }

  func _toolbarItems() -> AnyView {
    AnyView(content?._toolbarItems())
  }
}

/// One of two alternatives of toolbar content.
public struct _ConditionalToolbarContent<TrueContent, FalseContent>: PrimitiveToolbarContent {
  let isFirst: Bool
  let content: any ToolbarContent

  public func _toolbarItems() -> AnyView {
    let items = content._toolbarItems()
    return AnyView(
      _ConditionalContent<AnyView, AnyView>(storage: isFirst ? .trueContent(items) : .falseContent(items)))
  }
}

extension _ConditionalToolbarContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension _ConditionalToolbarContent: ToolbarContentPieces {
  var pieces: [Any] { content.pieces }
}
