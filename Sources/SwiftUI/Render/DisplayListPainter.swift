import FlowRendering

/// Paints a display list on a canvas.
@MainActor
package struct DisplayListPainter {
  let canvas: RenderCanvas
  let engine: TextEngine

  /// How the edges of rectangles with round corners are painted.
  private let edges: EdgeCoverage

  package init(canvas: RenderCanvas, engine: TextEngine, edges: EdgeCoverage = .area) {
    self.canvas = canvas
    self.engine = engine
    self.edges = edges
  }

  package func paint(_ items: [DisplayItem]) {
    for item in items { paint(item) }
  }

  private func paint(_ item: DisplayItem) {
    let isMoved = item.offset != .zero
    if isMoved {
      canvas.save()
      canvas.concatenate(.translation(x: item.offset.x, y: item.offset.y))
    }
    switch item.content {
    case .fill(let path, let paint, let evenOdd): canvas.fill(path, with: paint, evenOdd: evenOdd, edges: edges)
    case .stroke(let path, let paint, let stroke): canvas.stroke(path, with: paint, stroke: stroke)
    case .text(let layout, let rect, let paint):
      canvas.draw(layout, in: rect, foreground: paint, engine: engine)
    case .bitmap(let bitmap, let rect, let interpolation):
      canvas.draw(bitmap, in: rect, interpolation: interpolation)
    case .template(let bitmap, let rect, let paint, let interpolation):
      canvas.draw(template: bitmap, in: rect, paint: paint, interpolation: interpolation)
    case .symbol(let glyph, let origin, let paint): canvas.draw(glyph, at: origin, paint: paint)
    case .group(let group, let items): withStackRoom { paint(group, items) }
    }
    if isMoved { canvas.restore() }
  }

  private func paint(_ group: DisplayGroup, _ items: [DisplayItem]) {
    canvas.save()
    if group.transform != .identity { canvas.concatenate(group.transform) }
    if let clip = group.clip {
      canvas.clip(to: clip, evenOdd: group.clipIsEvenOdd, antialias: group.clipIsAntialiased)
    }
    if let perspective = group.perspective {
      canvas.beginProjection(perspective.projection, bounds: perspective.bounds)
    }
    if group.blendMode.replaces, group.mask == nil, group.perspective == nil, group.filters.isEmpty {
      paintReplacing(items, opacity: group.opacity, group.blendMode)
      return canvas.restore()
    }
    if group.isLayer {
      canvas.beginLayer(opacity: group.opacity, blendMode: group.blendMode, filters: group.filters)
    }
    if let mask = group.mask {
      canvas.beginMaskedLayer()
      paint(items)
      canvas.beginMask()
      paint(mask)
      canvas.endMaskedLayer()
    } else {
      paint(items)
    }
    if group.isLayer { canvas.endLayer() }
    if group.perspective != nil { canvas.endProjection() }
    canvas.restore()
  }
}
