import FlowRendering

/// Draws a view with effects that depend on its place.
struct VisualEffectModifier: ElementModifier {
  let steps: (Element) -> _VisualEffectSteps

  static var affectsLayout: Bool { false }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    draw(child, in: element, steps: steps(element).steps[...], into: &list)
  }

  /// The last step is the outermost group.
  private func draw(
    _ child: Element, in element: Element, steps: ArraySlice<_VisualEffectSteps.Step>,
    into list: inout DisplayListBuilder
  ) {
    guard let step = steps.last else { return list.draw(child) }
    var group = DisplayGroup()
    switch step {
    case .opacity(let opacity):
      if opacity <= 0 { return }
      group.opacity = min(1, opacity)
    case .blur(let radius): group.filters = radius > 0 ? [.blur(radius: radius)] : []
    case .matrix(let matrix): group.filters = [.colorMatrix(matrix)]
    case .offset, .transform: group.transform = transform(step, element)
    }
    list.group(group) { draw(child, in: element, steps: steps.dropLast(), into: &$0) }
  }

  private func transform(_ step: _VisualEffectSteps.Step, _ element: Element) -> RenderTransform {
    switch step {
    case .offset(let offset):
      return .translation(x: element.isRightToLeft ? -offset.width : offset.width, y: offset.height)
    case .transform(let value):
      let affine = value(element.size).affine
      return RenderTransform(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
    default: return .identity
    }
  }

  private func transform(_ element: Element) -> RenderTransform {
    steps(element).steps.reduce(.identity) { $0.concatenating(transform($1, element)) }
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    guard let inverse = transform(element).inverted else { return nil }
    let local = inverse.apply(to: point)
    return child.hitTest(CGPoint(x: local.x - child.origin.x, y: local.y - child.origin.y))
  }
}

extension View {
  /// Applies effects to this view, while providing access to layout information through a geometry proxy.
  public func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { effect(EmptyVisualEffect(), GeometryProxy($0, size: $0.size))._steps })
  }
}
