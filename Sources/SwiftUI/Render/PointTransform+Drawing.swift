import FlowRendering

extension PointTransform {
  /// The affine transform for drawing that agrees with this one at a point, to first order; exact without perspective.
  ///
  /// - Returns: `nil` for a point behind the viewer.
  package func renderTransform(near point: CGPoint) -> RenderTransform? {
    switch self {
    case .translation(let distance): return .translation(x: distance.x, y: distance.y)
    case .projection(let m):
      let depth = m.m13 * point.x + m.m23 * point.y + m.m33
      guard depth > 0 else { return nil }
      let place = apply(to: point)
      let (a, b) = ((m.m11 - m.m13 * place.x) / depth, (m.m12 - m.m13 * place.y) / depth)
      let (c, d) = ((m.m21 - m.m23 * place.x) / depth, (m.m22 - m.m23 * place.y) / depth)
      return RenderTransform(
        a: a, b: b, c: c, d: d, tx: place.x - a * point.x - c * point.y, ty: place.y - b * point.x - d * point.y)
    }
  }
}

extension DisplayListBuilder {
  /// Draws a child as an effect of the element that is drawing shows it. Perspective is drawn as the affine transform
  /// that agrees with it in the middle of the element.
  package mutating func draw(_ child: Element, of element: Element, through transform: PointTransform) {
    if transform == .identity { return draw(child) }
    guard let transform = transform.renderTransform(near: element.centre) else { return }
    group(DisplayGroup(transform: transform)) { $0.draw(child) }
  }
}
