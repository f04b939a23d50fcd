/// A result builder that constructs tabs for a tab view that supports programmatic selection.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

  public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

  @_disfavoredOverload
  public static func buildBlock<each T: TabContent>(
    _ content: repeat each T
  ) -> some TabContent<TabValue> {
    // The type checker has verified that each expression is content for this selection type.
    TabViews<TabValue> {
      var views: [AnyView] = []
      for tab in repeat each content { views.append(tab._tabViews()) }
      return AnyView(TabGroup(tabs: views[...]))
    }
  }

  public static func buildIf<T: TabContent>(_ content: T?) -> some TabContent<TabValue> where T.TabValue == TabValue {
    TabViews<TabValue> { AnyView(content?._tabViews()) }
  }

  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalTabContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalTabContent(isFirst: true) { first._tabViews() }
  }

  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalTabContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalTabContent(isFirst: false) { second._tabViews() }
  }

  public static func buildLimitedAvailability<T: TabContent>(
    _ content: T
  ) -> some TabContent<TabValue> where T.TabValue == TabValue { content }

  /// A view that represents the content of a tab view that supports programmatic selection.
  nonisolated public struct Content<C: TabContent>: View {
    let content: C

    @MainActor public var body: some View { content._tabViews() }
  }
}

extension TabContentBuilder.Content: ComposedView {
  @MainActor package var composition: Composition { Composition(transparent: content._tabViews().storage.view) }
}

/// A sequence of tabs, which gives them no identifiers: those would be their values.
private struct TabGroup: View, ComposedView {
  let tabs: ArraySlice<AnyView>

  @ViewBuilder var body: some View {
    if let first = tabs.first {
      first
      AnyView(TabGroup(tabs: tabs.dropFirst()))
    }
  }

  var composition: Composition { Composition("TupleView").content(.elements(tabs.map(\.given))) }
}

/// One of two alternatives of tab content.
public struct _ConditionalTabContent<TrueContent: TabContent, FalseContent: TabContent>: PrimitiveTabContent
where TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue

  let isFirst: Bool
  let views: () -> AnyView

  public func _tabViews() -> AnyView {
    let views = views()
    return AnyView(
      _ConditionalContent<AnyView, AnyView>(storage: isFirst ? .trueContent(views) : .falseContent(views)))
  }
}
