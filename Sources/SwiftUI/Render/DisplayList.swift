import FlowRendering

/// The drawing of a tree: a list of items in painting order, with nested groups for effects.
package struct DisplayList {
  package var items: [DisplayItem] = []
}

/// One item to draw, at an offset from its group.
package struct DisplayItem {
  package indirect enum Content {
    case fill(RenderPath, RenderPaint, evenOdd: Bool)
    case stroke(RenderPath, RenderPaint, RenderStroke)
    case text(TextLayout, CGRect, RenderPaint)
    case bitmap(Bitmap, CGRect, RenderCanvas.Interpolation)
    case template(Bitmap, CGRect, RenderPaint, RenderCanvas.Interpolation)
    case symbol(SymbolGlyph, CGPoint, RenderPaint)
    case group(DisplayGroup, [DisplayItem])
  }

  package var offset: CGPoint
  package var content: Content

  package init(offset: CGPoint, content: Content) {
    self.offset = offset
    self.content = content
  }
}

/// The effects on a group's items as a whole.
package struct DisplayGroup {
  package var transform: RenderTransform = .identity

  /// The perspective of the items, and their extent.
  package var perspective: Perspective?

  package struct Perspective {
    package var projection: RenderProjection
    package var bounds: CGRect
  }

  package var clip: RenderPath?
  package var clipIsEvenOdd = false
  package var clipIsAntialiased = true
  package var opacity: Double = 1
  package var blendMode: RenderBlendMode = .normal
  package var filters: [RenderFilter] = []

  /// The mask; the group shows where it is opaque.
  package var mask: [DisplayItem]?

  /// Whether the items are painted into a separate picture, which is then painted as one.
  package var isLayer: Bool { opacity != 1 || blendMode != .normal || !filters.isEmpty || isIsolated }
  package var isIsolated = false
}

extension DisplayGroup {
  /// A group without effects.
  package static var plain: DisplayGroup { DisplayGroup() }
}

extension DisplayItem {
  /// Whether the item's appearance depends on the content below it.
  var dependsOnBackdrop: Bool {
    switch content {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .text(_, _, let paint), .template(_, _, let paint, _),
      .symbol(_, _, let paint):
      paint.isBackdrop
    case .bitmap: false
    case .group(let group, let items): group.blendMode != .normal || items.contains(where: \.dependsOnBackdrop)
    }
  }
}

extension Element {
  /// The pixel length to which the element's painting is aligned, in points; 0 during animations, which move between
  /// pixels.
  package final var paintedPixelLength: CGFloat { graph.isShowingMotion ? 0 : environment.pixelLength }
}

extension RenderPaint {
  fileprivate var isBackdrop: Bool {
    if case .backdrop = self { true } else { false }
  }
}

/// Builds the display list while elements draw themselves.
@MainActor
package struct DisplayListBuilder {
  package private(set) var items: [DisplayItem] = []
  private var offset: CGPoint = .zero

  /// The distance from the drawing element's position to where it is shown.
  private var displacement: CGPoint = .zero

  /// The origin of the current group in the picture, or in the nearest group that is rotated or scaled.
  private var groupOrigin: CGPoint = .zero

  package init() {}

  /// A rectangle of the drawing element with each edge moved to a whole pixel on its own.
  ///
  /// Views keep fractional positions in layout; their painting ends at pixel boundaries (measured on macOS at one pixel
  /// a point and on iOS at three: halves are rounded up). A rectangle that would vanish keeps its edges.
  package func aligned(_ rect: CGRect, toPixelsOf pixelLength: CGFloat) -> CGRect {
    guard pixelLength > 0 else { return rect }
    func span(_ low: CGFloat, _ high: CGFloat, from origin: CGFloat) -> (CGFloat, CGFloat) {
      func edge(_ value: CGFloat) -> CGFloat {
        let pixels = (value + origin) / pixelLength
        // A thousandth of a pixel is the tolerance for rounding errors.
        guard pixels.isFinite, abs(pixels - pixels.rounded()) > 0.001 else { return value }
        return (pixels + 0.001).rounded() * pixelLength - origin
      }
      let moved = (edge(low), edge(high))
      return moved.1 - moved.0 > pixelLength / 2 ? moved : (low, high)
    }
    let (minX, maxX) = span(rect.minX, rect.maxX, from: groupOrigin.x + offset.x)
    let (minY, maxY) = span(rect.minY, rect.maxY, from: groupOrigin.y + offset.y)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Adds an item in the coordinates of the drawing element.
  package mutating func add(_ content: DisplayItem.Content) {
    items.append(DisplayItem(offset: offset, content: content))
  }

  /// Draws a child at its position.
  package mutating func draw(_ child: Element) {
    guard child.graph.hasRoomToDescend else { return child.graph.reportTooDeep(at: child) }
    if child.graph.isShowingMotion { return drawInMotion(child) }
    let outer = offset
    offset = CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y)
    child.draw(into: &self)
    offset = outer
  }

  /// Draws a child as shown now: moving, appearing or disappearing.
  private mutating func drawInMotion(_ child: Element) {
    if let fade = child.fade {
      if fade <= 0 { return }
      if fade < 1 { return group(DisplayGroup(opacity: fade)) { $0.drawAtShownPlace(child) } }
    }
    drawAtShownPlace(child)
  }

  private mutating func drawAtShownPlace(_ child: Element) {
    let outer = (offset, displacement)
    let own = child.displacement
    offset = CGPoint(
      x: offset.x + child.origin.x + own.x - displacement.x, y: offset.y + child.origin.y + own.y - displacement.y)
    displacement = child.displacementForChildren
    let leaving = child.graph.motion.leaving.views(of: child)
    drawLeaving(leaving, of: child, inFront: false)
    let laidOut = child.isDrawnIntoShownSize ? child.swapSize(child.animatedSize) : child.size
    child.draw(into: &self)
    child.swapSize(laidOut)
    drawLeaving(leaving, of: child, inFront: true)
    (offset, displacement) = outer
  }

  private mutating func drawLeaving(_ views: [LeavingView], of container: Element, inFront: Bool) {
    for view in views {
      for top in view.tops where top.layoutParent === container {
        if ((top.trait(ZIndexKey.self) ?? 0) > 0) == inFront { draw(top) }
      }
    }
  }

  /// Draws with a translated origin.
  package mutating func translated(by delta: CGPoint, _ body: (inout DisplayListBuilder) -> Void) {
    let outer = offset
    offset = CGPoint(x: offset.x + delta.x, y: offset.y + delta.y)
    body(&self)
    offset = outer
  }

  /// Adds the drawing of `body` as one group.
  package mutating func group(_ group: DisplayGroup, _ body: (inout DisplayListBuilder) -> Void) {
    let items = items(in: group.perspective == nil ? group.transform : nil, body)
    if items.isEmpty { return }
    add(.group(group, items))
  }

  /// The drawing of `body` inside the drawing element, as separate items.
  ///
  /// - Parameter transform: The transform of the items, or `nil` if it does not keep lines parallel.
  package func items(
    in transform: RenderTransform? = .identity, _ body: (inout DisplayListBuilder) -> Void
  ) -> [DisplayItem] {
    var inner = DisplayListBuilder()
    inner.displacement = displacement
    if let transform, transform.isTranslation {
      inner.groupOrigin = CGPoint(
        x: groupOrigin.x + offset.x + transform.tx, y: groupOrigin.y + offset.y + transform.ty)
    }
    body(&inner)
    return inner.items
  }

  /// The drawing of `body`, as separate items.
  package static func items(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
    var inner = DisplayListBuilder()
    body(&inner)
    return inner.items
  }
}
