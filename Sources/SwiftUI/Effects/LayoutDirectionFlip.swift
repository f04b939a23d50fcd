extension View {
  /// Sets whether the view is mirrored in a layout direction.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(LayoutDirectionFlip(behavior: behavior))
  }
}

/// Mirrors a view in one of the layout directions.
struct LayoutDirectionFlip: ElementModifier, ComposedModifier {
  let behavior: LayoutDirectionBehavior

  var composition: Composition { Composition("layoutDirectionBehavior").value("behavior", behavior).transitive() }

  static var affectsLayout: Bool { false }

  func transform(in element: Element) -> PointTransform {
    let direction: LayoutDirection = element.isRightToLeft ? .rightToLeft : .leftToRight
    guard behavior == .mirrors(in: direction) else { return .identity }
    return PointTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: element.size.width, ty: 0))
  }
}
