/// A view that is evaluated again only if it differs from its previous value.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content

  public nonisolated init(content: Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    // Every view with its own `==` is compared with it: see `areKnownEqual`.
    ContentNode(view.content, wrapper: Self.self, name: "", in: context) { $0.content }
  }

  @MainActor public static var _isUnary: Bool { Content._isUnary }
}

extension EquatableView: ComposedView {
  package var composition: Composition { Composition(transparent: content) }
}

extension View where Self: Equatable {
  /// Prevents evaluating the view while it equals its previous value.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
