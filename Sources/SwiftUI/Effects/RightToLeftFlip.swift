/// Mirrors a view if the layout direction is right-to-left.
struct RightToLeftFlip: ElementModifier, ComposedModifier {
  let isEnabled: Bool

  var composition: Composition {
    Composition("flipsForRightToLeftLayoutDirection").value("isEnabled", isEnabled).transitive()
  }

  static var affectsLayout: Bool { false }

  func transform(in element: Element) -> PointTransform {
    guard isEnabled, element.isRightToLeft else { return .identity }
    return PointTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: element.size.width, ty: 0))
  }
}

extension View {
  /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
}
