extension View {
  /// Sets whether the view is mirrored in a layout direction.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(LayoutDirectionFlip(request: .behavior(behavior)))
  }

  /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(LayoutDirectionFlip(request: .rightToLeft(isEnabled: enabled)))
  }
}

/// Mirrors a view in one of the layout directions.
struct LayoutDirectionFlip: ElementModifier, ComposedModifier {
  /// The modifier that requests it.
  enum Request: Equatable {
    case behavior(LayoutDirectionBehavior)
    case rightToLeft(isEnabled: Bool)
  }

  let request: Request

  var composition: Composition {
    switch request {
    case .behavior(let behavior): Composition("layoutDirectionBehavior").value("behavior", behavior).transitive()
    case .rightToLeft(let isEnabled):
      Composition("flipsForRightToLeftLayoutDirection").value("isEnabled", isEnabled).transitive()
    }
  }

  private var behavior: LayoutDirectionBehavior {
    switch request {
    case .behavior(let behavior): behavior
    case .rightToLeft(let isEnabled): isEnabled ? .mirrors : .fixed
    }
  }

  static var affectsLayout: Bool { false }

  func transform(in element: Element) -> PointTransform {
    guard behavior.mirrors(element.isRightToLeft ? .rightToLeft : .leftToRight) else { return .identity }
    return PointTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: element.size.width, ty: 0))
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) { element.graph.placesChanged() }
}
