/// A view with an explicit identity: when the value changes, the view starts with new state.
package struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    IDNode(view, in: context)
  }

  @MainActor package static var _isUnary: Bool { Content._isUnary }
}

extension IDView: ModifiedView {
  package var modifiedView: any View { content }
  package var viewModifier: Any { IDModifier(id: AnyHashable(id)) }
}

/// Represents `id(_:)` where modifiers are inspected.
private struct IDModifier: ComposedModifier {
  let id: AnyHashable

  @MainActor var composition: Composition { Composition("id").value("id", id) }
}

final class IDNode<Content: View, ID: Hashable>: SlotNode {
  private(set) var id: ID

  init(_ view: IDView<Content, ID>, in context: _NodeContext) {
    id = view.id
    super.init(context)
    show(view.content, key: .id(AnyHashable(view.id)))
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: IDView<Content, ID>.self)
    id = new.id
    show(new.content, key: .id(AnyHashable(new.id)))
  }

  override var explicitID: AnyHashable? { AnyHashable(id) }
}

extension View {
  /// Binds the view's identity to a value: a new value creates a new view with new state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
