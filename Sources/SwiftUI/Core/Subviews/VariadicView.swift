// The names that containers used before `Group(subviews:)` was public; packages still use them.

/// Views created from the children of a view builder.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with its children.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    SubviewsView(content) { owner, source in
      root.body(children: _VariadicView_Children(base: source.subviews(collectedBy: owner)))
    }
  }
}

public protocol _VariadicView_Root {}

/// Creates a view from children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder
  func body(children: _VariadicView.Children) -> Body
}

/// Creates a single view from children.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Creates several views from children.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The children. As a view, it shows them in order.
public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int

  let base: SubviewsCollection

  nonisolated public struct Element: View, Identifiable {
    let subview: Subview

    public nonisolated var id: AnyHashable { AnyHashable(subview.id) }

    /// The identity that a `ForEach` or `id(_:)` assigns to the child, if it has the given type.
    @MainActor public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      subview.element.identities(below: subview.source).lazy.compactMap { $0.base as? ID }.first
    }

    @MainActor public var body: some View { subview }
  }

  public nonisolated var startIndex: Int { base.startIndex }
  public nonisolated var endIndex: Int { base.endIndex }
  public nonisolated subscript(index: Int) -> Element { Element(subview: base[index]) }
}

extension _VariadicView_Children: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView.Tree: ComposedView where Root: _VariadicView_ViewRoot, Content: View {
  package var composition: Composition { Composition("_VariadicView.Tree").multiple(content) }
}
