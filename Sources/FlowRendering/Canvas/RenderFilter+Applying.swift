import CPangoCairo

extension RenderFilter {
  /// How many device pixels a pixel's influence can reach.
  func reach(scale: Double) -> Int {
    func pixels(_ length: Double) -> Int {
      let scaled = abs(length * scale).rounded(.up)
      return scaled.isFinite ? Int(min(4096, scaled)) : 0
    }
    switch self {
    case .blur(let radius): return BoxBlur(deviation: radius * scale).reach
    case .colorMatrix: return 0
    case .shadow(_, let radius, let x, let y):
      return BoxBlur(deviation: radius * scale).reach + max(pixels(x), pixels(y))
    }
  }

  /// Changes the pixels of a finished layer.
  func apply(to layer: CanvasLayer) {
    switch self {
    case .blur(let radius):
      let blur = BoxBlur(deviation: radius * layer.filterScale)
      layer.withPixels { blur.blur($0, width: layer.width, height: layer.height) }
    case .colorMatrix(let matrix):
      layer.withPixels { matrix.apply(to: $0, count: layer.width * layer.height) }
    case .shadow(let color, let radius, let x, let y):
      addShadow(color: color, radius: radius, x: x, y: y, to: layer)
    }
  }

  private func addShadow(color: RenderColor, radius: Double, x: Double, y: Double, to layer: CanvasLayer) {
    guard color.alpha > 0 else { return }
    let silhouette = CanvasLayer(layer.frame)
    cairo_surface_flush(layer.surface)
    cairo_identity_matrix(silhouette.context)
    cairo_set_source(silhouette.context, color)
    cairo_mask_surface(silhouette.context, layer.surface, x * layer.filterScale, y * layer.filterScale)
    let blur = BoxBlur(deviation: radius * layer.filterScale)
    silhouette.withPixels { blur.blur($0, width: layer.width, height: layer.height) }
    let context = layer.context
    cairo_save(context)
    cairo_reset_clip(context)
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
    cairo_set_source_surface(context, silhouette.surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }
}
