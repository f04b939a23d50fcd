import FlowRendering

extension DisplayGroup {
  /// Creates a group that shows an element through a transform.
  ///
  /// - Returns: `nil` if nothing of the element is visible.
  @MainActor
  package init?(_ transform: PointTransform, of element: Element) {
    self.init(transform, inSpaceOf: element.size)
  }

  /// Creates a group that shows a space through a transform.
  ///
  /// - Parameter size: The size of the space, in points.
  /// - Returns: `nil` if nothing of the space is visible.
  init?(_ transform: PointTransform, inSpaceOf size: CGSize) {
    self.init()
    switch transform {
    case .translation(let distance): self.transform = .translation(x: distance.x, y: distance.y)
    case .projection(let m):
      let values = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
      let projection = RenderProjection(matrix: values)
      if m.m13 == 0, m.m23 == 0 {
        guard let affine = projection.affine(near: .zero) else { return nil }
        self.transform = affine
      } else {
        // Content beyond the bounds, such as a shadow, is visible too.
        let reach = max(size.width, size.height) / 2
        perspective = Perspective(
          projection: projection, bounds: CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach))
      }
    }
  }

  /// The approximate transform of the items: for a perspective, the affine transform that agrees with it in the center.
  var affineTransform: RenderTransform {
    guard let perspective else { return transform }
    let middle = CGPoint(x: perspective.bounds.midX, y: perspective.bounds.midY)
    return (perspective.projection.affine(near: middle) ?? .identity).concatenating(transform)
  }
}

extension DisplayListBuilder {
  /// Draws a child through a transform, for an effect of the drawing element.
  package mutating func draw(_ child: Element, of element: Element, through transform: PointTransform) {
    if transform == .identity { return draw(child) }
    if let group = DisplayGroup(transform, of: element) { self.group(group) { $0.draw(child) } }
  }
}
