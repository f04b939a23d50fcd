/// Data of a `ForEach` that is known only after the views it is derived from are in the tree.
@MainActor
protocol ViewSourceData {
  static func makeNode(_ view: Any, in context: _NodeContext) -> _ViewNode
}

/// The subviews of a view, as the data of `ForEach(subviews:content:)`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError("Subviews are known only in the tree.") }
}

/// The sections of a view, as the data of `ForEach(sections:content:)`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration { fatalError("Sections are known only in the tree.") }
}

extension ForEachSubviewCollection: ViewSourceData where Content: View {
  @MainActor
  static func makeNode(_ view: Any, in context: _NodeContext) -> _ViewNode {
    typealias Loop = ForEach<Self, Subview.ID, Content>
    guard let loop = view as? Loop else { return EmptyView._makeNode(EmptyView(), in: context) }
    return ContentNode(shown(loop), wrapper: Loop.self, name: "ForEach", in: context) { shown($0) }
  }

  @MainActor
  private static func shown(_ loop: ForEach<Self, Subview.ID, Content>) -> some View {
    SubviewsView(loop.data.base) { owner, source in
      ForEach<SubviewsCollection, Subview.ID, Content>(
        data: source.subviews(collectedBy: owner), id: { $0.id }, content: loop.content)
    }
  }
}

extension ForEachSectionCollection: ViewSourceData where Content: View {
  @MainActor
  static func makeNode(_ view: Any, in context: _NodeContext) -> _ViewNode {
    typealias Loop = ForEach<Self, SectionConfiguration.ID, Content>
    guard let loop = view as? Loop else { return EmptyView._makeNode(EmptyView(), in: context) }
    return ContentNode(shown(loop), wrapper: Loop.self, name: "ForEach", in: context) { shown($0) }
  }

  @MainActor
  private static func shown(_ loop: ForEach<Self, SectionConfiguration.ID, Content>) -> some View {
    SubviewsView(loop.data.base) { owner, source in
      ForEach<SectionCollection, SectionConfiguration.ID, Content>(
        data: SectionCollection(of: source, collectedBy: owner), id: { $0.id }, content: loop.content)
    }
  }
}

extension ForEach where Content: View {
  /// Creates a view from each subview of a view.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(base: AnyView(view)), id: { $0.id }, content: content)
  }

  /// Creates a view from each section of a view.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(base: AnyView(view)), id: { $0.id }, content: content)
  }
}
