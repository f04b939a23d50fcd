/// Scrollable content, the foundation of `ScrollView`, `List` and `Form`.
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

/// The properties that distinguish the kinds of scroll views.
package struct ScrollSurfaceStyle: Equatable {
  package var axes: Axis.Set

  /// Whether the view takes the whole proposed size on both axes, as lists do.
  package var fillsBothAxes: Bool

  /// Whether the view is at most as long as its content and is not a separate element in the semantics tree, as in
  /// alerts.
  package var fitsContent = false

  package var role: SemanticsNode.Role

  /// The background, unless `scrollContentBackground(_:)` hides it.
  package var background: Color?

  package init(
    axes: Axis.Set, fillsBothAxes: Bool = false, role: SemanticsNode.Role = .scrollView, background: Color? = nil
  ) {
    self.axes = axes
    self.fillsBothAxes = fillsBothAxes
    self.role = role
    self.background = background
  }

  /// The style of content that scrolls only where there is too little room for it.
  package static var fitting: ScrollSurfaceStyle {
    var style = ScrollSurfaceStyle(axes: .vertical)
    style.fitsContent = true
    return style
  }
}

/// The element of a `ScrollSurface` for a specific type of content.
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
}
