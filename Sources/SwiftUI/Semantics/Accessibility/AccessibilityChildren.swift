/// Views that are only described, in place of the modified view or as its children.
struct SyntheticSemantics<Layer: View>: LayeredModifier {
  enum Place {
    case representation, children
  }

  let layer: Layer
  let place: Place

  static var drawsLayer: Bool { false }

  @MainActor func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard let host = storage(of: element) else { return builder.describe(child) }
    if place == .representation { return builder.describe(host) }
    let own = builder.children { $0.describe(child) }
    var node = own.count == 1 ? own[0] : SemanticsNode(role: .other, of: element)
    node.children = builder.children { $0.describe(host) }
    builder.add(node)
  }
}

extension View {
  /// Replaces the existing accessibility element's children with one or more new synthetic accessibility elements.
  ///
  /// - Parameter children: Views that are laid out in this view's frame and described, but not drawn.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(SyntheticSemantics(layer: children(), place: .children))
  }

  /// Replaces one or more accessibility elements for this view with new accessibility elements.
  ///
  /// - Parameter representation: A view that is described instead of this one, and not drawn.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(SyntheticSemantics(layer: representation(), place: .representation))
  }
}
