/// A view that shows nothing and has no element in its container.
///
/// A list of views has no member for it, so that modifiers that require an element have no effect. A separate view,
/// such as the content of a layer, does have an element, and all modifiers take effect.
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

/// The element of a separate `EmptyView`: it takes the proposed size and shows nothing.
final class BlankElement: Element {
  override func update<V: View>(_ view: V) {}

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override var pathName: String { "EmptyView" }
}
