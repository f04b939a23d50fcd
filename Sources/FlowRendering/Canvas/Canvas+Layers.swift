import CPangoCairo
import Foundation

extension Canvas {
  /// Begins a layer: drawing until `endLayer` is painted separately and then composited as one picture.
  ///
  /// - Parameters:
  ///   - filters: The filters in the order of their application.
  ///   - bounds: The bounds of the content in user space, to keep the layer small, or `nil` for the clip.
  package func beginLayer(
    opacity: Double = 1, blendMode: RenderBlendMode = .normal, filters: [RenderFilter] = [], bounds: CGRect? = nil
  ) {
    let scale = deviceScale
    // Content outside the clip can extend into it: a blur spreads, a shadow is moved.
    var reach = 0
    for filter in filters { reach += filter.reach(scale: scale) }
    let layer = CanvasLayer(layerFrame(bounds: bounds, reach: reach))
    layer.opacity = opacity.isNaN ? 1 : min(1, max(0, opacity))
    layer.blendMode = blendMode
    layer.filters = filters
    layer.filterScale = scale
    push(layer)
  }

  /// Ends and composites the innermost layer.
  package func endLayer() {
    guard layers.count > 1, let layer = layers.popLast() else { return }
    let isInvisible = layer.opacity == 0 && layer.blendMode == .normal
    if layer.frame.isEmpty || isInvisible { return }
    for filter in layer.filters { filter.apply(to: layer) }
    if layer.blendMode.replaces { layer.addInk(layer.frame) }
    if !layer.ink.isEmpty { composite(layer) }
  }

  /// Begins a masked layer: `beginMaskedLayer`, content, `beginMask`, mask, `endMaskedLayer`. Content shows where the
  /// mask is opaque.
  package func beginMaskedLayer(bounds: CGRect? = nil) {
    push(CanvasLayer(layerFrame(bounds: bounds, reach: 0)))
  }

  /// Ends the content of a masked layer and begins its mask.
  package func beginMask() {
    guard layers.count > 1 else { return }
    let mask = CanvasLayer(layers[layers.count - 1].frame)
    mask.isMask = true
    push(mask)
  }

  /// Composites the masked content.
  package func endMaskedLayer() {
    guard layers.count > 2, let mask = layers.popLast(), let content = layers.popLast() else { return }
    let ink = content.ink.intersection(mask.ink)
    if ink.isEmpty { return }
    layers[layers.count - 1].addInk(ink)
    cairo_surface_flush(content.surface)
    cairo_surface_flush(mask.surface)
    let context = context
    cairo_save(context)
    cairo_identity_matrix(context)
    ink.clip(context)
    cairo_set_source_surface(context, content.surface, 0, 0)
    cairo_mask_surface(context, mask.surface, 0, 0)
    cairo_restore(context)
  }

  private func push(_ layer: CanvasLayer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_set_matrix(layer.context, &matrix)
    layers.append(layer)
  }

  func composite(_ layer: CanvasLayer) {
    cairo_surface_flush(layer.surface)
    let context = context
    cairo_save(context)
    cairo_identity_matrix(context)
    if layer.blendMode != .normal { cairo_set_operator(context, layer.blendMode.cairoOperator) }
    layers[layers.count - 1].addInk(layer.ink)
    layer.ink.clip(context)
    cairo_set_source_surface(context, layer.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, layer.opacity)
    cairo_restore(context)
  }

  /// The transform from the current user space to pixels.
  var deviceTransform: RenderTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return RenderTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The number of pixels per point in the current user space.
  var deviceScale: Double { abs(deviceTransform.determinant).squareRoot() }

  func layerFrame(bounds: CGRect?, reach: Int) -> PixelRect {
    let transform = deviceTransform
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let clip = transform.apply(to: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    let frame = layers[layers.count - 1].frame.intersection(PixelRect(covering: clip)).expanded(by: reach)
    guard let bounds, !bounds.isInfinite else { return frame }
    return frame.intersection(PixelRect(covering: transform.apply(to: bounds)).expanded(by: 1 + reach))
  }
}

extension Canvas {
  /// Records that the innermost layer is about to be painted.
  ///
  /// - Parameter rect: The painted area in user space, or `nil` for the whole clip.
  func addInk(_ rect: CGRect?) {
    // The canvas's own surface is always read as a whole.
    guard layers.count > 1 else { return }
    let layer = layers[layers.count - 1]
    guard let rect, !rect.isInfinite, rect.width.isFinite, rect.height.isFinite else {
      return layer.addInk(layer.frame)
    }
    let transform = deviceTransform
    layer.addInk(PixelRect(covering: transform.apply(to: rect)).expanded(by: 2))
  }
}

extension PixelRect {
  /// Clips a context whose user space is that of the device.
  func clip(_ context: OpaquePointer) {
    cairo_rectangle(context, Double(x), Double(y), Double(width), Double(height))
    cairo_clip(context)
  }

  /// Creates the rectangle of all pixels that `rect` touches.
  init(covering rect: CGRect) {
    func clamp(_ value: Double) -> Int {
      Int(bounded: min(1e6, max(-1e6, value)))
    }
    let left = clamp(Double(rect.minX).rounded(.down))
    let top = clamp(Double(rect.minY).rounded(.down))
    self.init(
      x: left, y: top, width: clamp(Double(rect.maxX).rounded(.up)) - left,
      height: clamp(Double(rect.maxY).rounded(.up)) - top)
  }
}
