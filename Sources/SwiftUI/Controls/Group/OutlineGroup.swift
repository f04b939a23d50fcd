/// Views made from a tree of data: a disclosure group for each element with children, the content for the others.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

/// A branch of an outline: a disclosure group with the branches below.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  public var body: some View { content }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable, ID == Data.Element.ID
{
  /// An outline of the trees below several elements.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// An outline of one tree.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, Data == [DataElement] {
    self.init([root], children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// An outline of the trees below several elements, identified by a member.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach<Data, ID, OutlineBranch<Data, ID, Leaf>>(data: data, id: id) { element in
      OutlineBranch(element: element, id: id, children: children, content: content)
    }
  }
}

/// One element of an outline, with what is below it.
public struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  public var body: some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(
            ForEach<Data, ID, OutlineBranch>(data: below, id: id) { element in
              OutlineBranch(element: element, id: id, children: children, content: content)
            }))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
