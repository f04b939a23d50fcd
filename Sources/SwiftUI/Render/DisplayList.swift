import FlowRendering

/// What a tree draws: a list of items in painting order, with nested groups for effects.
package struct DisplayList {
  package var items: [DisplayItem] = []
}

/// One thing to draw, at an offset from the group that it is in.
package struct DisplayItem {
  package indirect enum Content {
    case fill(RenderPath, RenderPaint, evenOdd: Bool)
    case stroke(RenderPath, RenderPaint, RenderStroke)
    case text(Paragraph, CGRect, RenderPaint)
    case bitmap(Bitmap, CGRect, RenderCanvas.Interpolation)
    case template(Bitmap, CGRect, RenderPaint, RenderCanvas.Interpolation)
    case symbol(SymbolGlyph, CGPoint, RenderPaint)
    case group(DisplayGroup, [DisplayItem])
  }

  package var offset: CGPoint
  package var content: Content
}

/// What happens to the items of a group as a whole.
package struct DisplayGroup {
  package var transform: RenderTransform = .identity
  package var clip: RenderPath?
  package var clipIsEvenOdd = false
  package var clipIsAntialiased = true
  package var opacity: Double = 1
  package var blendMode: RenderBlendMode = .normal
  package var filters: [RenderFilter] = []

  /// Where the mask is opaque, the group shows.
  package var mask: [DisplayItem]?

  /// Whether the items are first painted by themselves and then as one picture.
  package var isLayer: Bool { opacity != 1 || blendMode != .normal || !filters.isEmpty || isIsolated }
  package var isIsolated = false
}

/// Collects the display list while elements draw themselves.
@MainActor
package struct DisplayListBuilder {
  package private(set) var items: [DisplayItem] = []
  private var offset: CGPoint = .zero

  package init() {}

  /// Adds an item in the coordinates of the element that is drawing.
  package mutating func add(_ content: DisplayItem.Content) {
    items.append(DisplayItem(offset: offset, content: content))
  }

  /// Draws a child at its place.
  package mutating func draw(_ child: Element) {
    let outer = offset
    offset = CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y)
    child.draw(into: &self)
    offset = outer
  }

  /// Draws with the origin moved.
  package mutating func translated(by delta: CGPoint, _ body: (inout DisplayListBuilder) -> Void) {
    let outer = offset
    offset = CGPoint(x: offset.x + delta.x, y: offset.y + delta.y)
    body(&self)
    offset = outer
  }

  /// Adds what `body` draws as one group.
  package mutating func group(_ group: DisplayGroup, _ body: (inout DisplayListBuilder) -> Void) {
    var inner = DisplayListBuilder()
    body(&inner)
    if inner.items.isEmpty { return }
    add(.group(group, inner.items))
  }

  /// What `body` draws, by itself.
  package static func items(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
    var inner = DisplayListBuilder()
    body(&inner)
    return inner.items
  }
}
