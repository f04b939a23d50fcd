/// Shows the first child that fits the proposed size, or the last one if none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: The axes along which the ideal size of a child must fit.
  ///   - content: The children in order of preference.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    FittingElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

extension ViewThatFits: ComposedView {
  package var composition: Composition { Composition("ViewThatFits").multiple(content).value("axes", axes) }
}
