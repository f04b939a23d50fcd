/// A view that shows nothing and takes no place in its container.
///
/// A list of views has no member for it, so modifiers that need one have nothing to act on. Where a view is made on its
/// own, as the content of a layer, there is room for it, and all modifiers act.
public struct EmptyView: PrimitiveView, Sendable {
  public nonisolated init() {}

  @MainActor public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode {
    context.parent?.makesContentAlone == true ? BlankElement(context) : EmptyNode(context)
  }

  public static var _isUnary: Bool { false }
}

extension EmptyView: ComposedView {
  package var composition: Composition { Composition("EmptyView") }
}

final class EmptyNode: _ViewNode {
  override func update<V: View>(_ view: V) {}
  override var isEmpty: Bool { true }
  override var elementCount: Int { 0 }
  override func element(at index: Int) -> Element? { nil }
  override var pathName: String { "EmptyView" }
}

/// An `EmptyView` that has a place of its own: it takes the room that it is offered, and shows nothing.
final class BlankElement: Element {
  override func update<V: View>(_ view: V) {}

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override var pathName: String { "EmptyView" }
}
