/// Views created from a tree of data: a disclosure group for each element with children, the content for the others.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let source: OutlineSource<Data>
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

/// The source of an outline.
enum OutlineSource<Data: RandomAccessCollection> {
  /// Several trees, given by their root elements.
  case forest(Data)

  /// One tree.
  case tree(Data.Element)
}

/// A branch of an outline: a disclosure group that contains further branches.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  public var body: some View { content }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable, ID == Data.Element.ID
{
  /// An outline of several trees.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(source: .forest(data), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// An outline of one tree.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(source: .tree(root), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// An outline of several trees, with elements identified by a key path.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(source: .forest(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// An outline of one tree, with elements identified by a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      source: .tree(root), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View { branches }

  @MainActor @ViewBuilder
  fileprivate var branches: some View {
    switch source {
    case .forest(let data):
      ForEach<Data, ID, OutlineBranch<Data, ID, Leaf>>(data: data, id: id) { branch($0) }
    case .tree(let root):
      ForEach<CollectionOfOne<Data.Element>, ID, OutlineBranch<Data, ID, Leaf>>(data: CollectionOfOne(root), id: id) {
        branch($0)
      }
    }
  }

  @MainActor
  private func branch(_ element: Data.Element) -> OutlineBranch<Data, ID, Leaf> {
    OutlineBranch(element: element, id: id, children: children, content: content)
  }
}

extension OutlineGroup: ComposedView where Parent: View, Leaf: View, Subgroup: View {
  package var composition: Composition {
    let composition = Composition("OutlineGroup").single(branches)
      .value("leaf", { (element: Any) -> (any View)? in (element as? Data.Element).map { content($0) } })
      .value("elementType", Data.Element.self as Any.Type)
    switch source {
    case .forest(let data): return composition.value("sourceData", data as Any)
    case .tree(let root): return composition.value("sourceData", root as Any)
    }
  }
}

extension OutlineSubgroupChildren: ComposedView {
  package var composition: Composition { Composition(transparent: content.storage.view) }
}

extension OutlineBranch: ComposedView {
  package var composition: Composition { Composition(transparent: body) }
}

/// One element of an outline and its descendants.
struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  var body: some View {
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
