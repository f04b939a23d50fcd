/// A type that provides content for programmatically selectable tabs in a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type used to drive selection for this tab content.
  associatedtype TabValue: Hashable

  /// The type of content representing the body of this tab content.
  associatedtype Body: TabContent

  /// The tab content's body.
  @TabContentBuilder<TabValue>
  var body: Body { get }

  /// The tabs as views. An engine hook: an app never implements it.
  func _tabViews() -> AnyView
}

extension TabContent {
  public func _tabViews() -> AnyView { AnyView(TabContentBody(content: DynamicBox(value: self))) }
}

extension Never: TabContent {
  public typealias TabValue = Never

  public func _tabViews() -> AnyView {
    switch self {}
  }
}

/// Tabs that the engine converts to views directly.
@MainActor @preconcurrency
package protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never { return fatalError("\(Self.self) has no body.") }
}

/// Evaluates the body of tab content defined by an app.
private struct TabContentBody<Content: TabContent>: View {
  let content: DynamicBox<Content>

  var body: some View { content.value.body._tabViews() }
}

/// Tabs given as views.
nonisolated struct TabViews<TabValue: Hashable>: PrimitiveTabContent {
  let views: @MainActor () -> AnyView

  @MainActor func _tabViews() -> AnyView { views() }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public var body: Never { return fatalError("ForEach has no body.") }

  public func _tabViews() -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(data: data, id: id) { element in assumeMainActor { content(element)._tabViews() } })
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Creates tabs from data, each with the identity of its element.
  public init<T>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == T {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs from data, identified by a key path.
  public init<T>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
