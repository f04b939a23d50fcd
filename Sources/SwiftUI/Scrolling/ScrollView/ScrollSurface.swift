/// Content that can be scrolled: what `ScrollView`, `List` and `Form` are made of.
package struct ScrollSurface<Content: View>: PrimitiveView {
  let content: Content
  let style: ScrollSurfaceStyle

  package init(content: Content, style: ScrollSurfaceStyle) {
    self.content = content
    self.style = style
  }

  @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    TypedScrollElement(view, in: context)
  }

  package static var _isUnary: Bool { true }
}

/// What distinguishes one kind of scrolling view from another.
package struct ScrollSurfaceStyle: Equatable {
  package var axes: Axis.Set

  /// Whether all the room offered is taken in both directions, as lists do.
  package var fillsBothAxes: Bool

  package var role: SemanticsNode.Role

  /// What is behind the content, unless `scrollContentBackground(_:)` hides it.
  package var background: Color?

  package init(
    axes: Axis.Set, fillsBothAxes: Bool = false, role: SemanticsNode.Role = .scrollView, background: Color? = nil
  ) {
    self.axes = axes
    self.fillsBothAxes = fillsBothAxes
    self.role = role
    self.background = background
  }
}

/// The element of a `ScrollSurface`, which knows the type of its content.
final class TypedScrollElement<Content: View>: ScrollElement {
  init(_ view: ScrollSurface<Content>, in context: _NodeContext) {
    super.init(style: view.style, in: context)
    content = Content._makeNode(view.content, in: contentContext)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ScrollSurface<Content>.self)
    show(new.style)
    content?.update(new.content)
  }

  private var contentContext: _NodeContext {
    var context = childContext
    context.isLazy = false
    return context
  }
}
