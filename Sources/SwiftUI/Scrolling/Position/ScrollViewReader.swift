/// A view whose content can scroll its scroll views to the view with an identity.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ScrollViewReaderNode(view, in: context)
  }

  @MainActor public static var _isUnary: Bool { Content._isUnary }
}

extension ScrollViewReader: ComposedView {
  package var composition: Composition {
    Composition("ScrollViewReader").content(
      .reading(isSingle: true) { node in
        content(ScrollViewProxy(scrollingIn: node))
      })
  }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  private let scroll: (AnyHashable, UnitPoint?) -> Void

  /// Creates a proxy for a subtree; without a root it does nothing.
  fileprivate init(scrollingIn root: _ViewNode?) {
    scroll = { [weak root] id, anchor in
      if let root { ScrollRequest(id: id, anchor: anchor, root: root).start() }
    }
  }

  /// Scrolls to the first view with an identity immediately, without an animation.
  ///
  /// - Parameter anchor: The point of both the view and the viewport that are aligned; `nil` scrolls the minimum
  ///   distance that makes the view visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(AnyHashable(id), anchor)
  }
}

final class ScrollViewReaderNode<Content: View>: SingleChildNode {
  private var view: ScrollViewReader<Content>

  init(_ view: ScrollViewReader<Content>, in context: _NodeContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  override func update<V: View>(_ view: V) {
    self.view = reinterpret(view, as: ScrollViewReader<Content>.self)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let proxy = ScrollViewProxy(scrollingIn: self)
    let content = graph.evaluate(self) { view.content(proxy) }
    if let child {
      child.update(content)
    } else {
      child = Content._makeNode(content, in: childContext)
    }
  }

  override var pathName: String { "ScrollViewReader" }
  override var valueType: Any.Type? { ScrollViewReader<Content>.self }
}
