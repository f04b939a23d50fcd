import FlowRendering

// Modes that replace what is below, such as `clear` and `copy`, do so where the shape of the content is, whatever its
// color: a transparent brush erases, too, and nothing changes outside of it.
extension DisplayListPainter {
  /// Paints items, each with its shape as a clip.
  func paintReplacing(_ items: [DisplayItem], opacity: Double, _ mode: RenderBlendMode) {
    for item in items { paintReplacing(item, opacity: opacity, mode) }
  }

  private func paintReplacing(_ item: DisplayItem, opacity: Double, _ mode: RenderBlendMode) {
    canvas.save()
    defer { canvas.restore() }
    canvas.concatenate(.translation(x: item.offset.x, y: item.offset.y))
    switch item.content {
    case .fill(let path, let paint, let evenOdd):
      // The clip has the edges, so the paint covers all of it.
      let all = RenderPath.rect(path.boundingRect.insetBy(dx: -1, dy: -1))
      layer(in: path, evenOdd: evenOdd, opacity, mode, .fill(all, paint, evenOdd: false))
    case .bitmap(_, let rect, _), .template(_, let rect, _, _):
      layer(in: .rect(rect), evenOdd: false, opacity, mode, item.content)
    case .group(let group, let items) where group.hasOnlyTransform:
      canvas.concatenate(group.transform)
      paintReplacing(items, opacity: opacity, mode)
    case .stroke, .text, .symbol, .group:
      // Their shape is their opacity.
      canvas.beginLayer(opacity: opacity, blendMode: mode.insideOfOpacity)
      paint([DisplayItem(offset: .zero, content: item.content)])
      canvas.endLayer()
    }
  }

  private func layer(
    in shape: RenderPath, evenOdd: Bool, _ opacity: Double, _ mode: RenderBlendMode, _ content: DisplayItem.Content
  ) {
    canvas.clip(to: shape, evenOdd: evenOdd)
    canvas.beginLayer(opacity: opacity, blendMode: mode)
    paint([DisplayItem(offset: .zero, content: content)])
    canvas.endLayer()
  }
}

extension DisplayGroup {
  /// Whether the items are only moved, scaled or rotated.
  fileprivate var hasOnlyTransform: Bool { clip == nil && mask == nil && perspective == nil && !isLayer }
}
