/// A view that shows nothing and takes no place in its container.
public struct EmptyView: PrimitiveView, Sendable {
  public nonisolated init() {}

  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode {
    EmptyNode(context)
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
