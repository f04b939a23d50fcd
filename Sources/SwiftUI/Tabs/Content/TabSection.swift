/// A container that you can use to add hierarchy within a tab view.
///
/// In a bar, its tabs are shown beside the others; in the sidebar of an iPad they are below its header.
nonisolated public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  PrimitiveTabContent
where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue

  let content: Content
  let header: Header

  @MainActor public func _tabViews() -> AnyView {
    let header = Header.self == EmptyView.self ? nil : AnyView(header)
    return AnyView(TabSectionViews(header: header, tabs: content._tabViews()))
  }
}

extension TabSection where Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content(), header: header())
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a section.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content(), header: EmptyView())
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a section with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content(), header: Text(titleKey))
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content(), header: Text(title))
  }
}
