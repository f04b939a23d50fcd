import FlowRendering

/// Draws a view mirrored where the layout runs from right to left.
struct RightToLeftFlip: ElementModifier {
  let isEnabled: Bool

  static var affectsLayout: Bool { false }

  private func mirrors(_ element: Element) -> Bool { isEnabled && element.isRightToLeft }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    guard mirrors(element) else { return list.draw(child) }
    let mirror = RenderTransform(a: -1, b: 0, c: 0, d: 1, tx: element.size.width, ty: 0)
    list.group(DisplayGroup(transform: mirror)) { $0.draw(child) }
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    let x = mirrors(element) ? element.size.width - point.x : point.x
    return child.hitTest(CGPoint(x: x - child.origin.x, y: point.y - child.origin.y))
  }

  func pointFromChild(_ point: CGPoint, child: Element, in element: Element) -> CGPoint {
    let x = point.x + child.origin.x
    return CGPoint(x: mirrors(element) ? element.size.width - x : x, y: point.y + child.origin.y)
  }
}

extension View {
  /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
}
