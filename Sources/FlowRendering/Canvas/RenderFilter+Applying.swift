import CPangoCairo

extension RenderFilter {
  /// The distance in device pixels over which a pixel influences others.
  func reach(scale: Double) -> Int {
    func pixels(_ length: Double) -> Int {
      let scaled = abs(length * scale).rounded(.up)
      return scaled.isFinite ? Int(min(4096, scaled)) : 0
    }
    switch self {
    case .blur(let radius, _): return BoxBlur(deviation: radius * scale).reach
    case .colorMatrix, .alphaThreshold: return 0
    case .shadow(_, let radius, let x, let y):
      return BoxBlur(deviation: Self.shadowSpread * radius * scale).reach + max(pixels(x), pixels(y))
    }
  }

  /// Applies the filter to a finished layer.
  func apply(to layer: CanvasLayer) {
    switch self {
    case .blur(let radius, let isOpaque):
      if isOpaque { return blurColors(of: layer, deviation: radius * layer.filterScale) }
      layer.spreadInk(by: reach(scale: layer.filterScale))
      blur(layer, deviation: radius * layer.filterScale)
    case .colorMatrix(let matrix):
      // A matrix may give color to transparent pixels.
      if matrix.values[19] > 0 { layer.addInk(layer.frame) }
      let part = layer.ink
      layer.withPixels(of: part) { pixels, stride in
        for row in 0..<part.height { matrix.apply(to: pixels + row * stride, count: part.width) }
      }
    case .shadow(let color, let radius, let x, let y):
      addShadow(color: color, radius: radius, x: x, y: y, to: layer)
    case .alphaThreshold(let lowest, let highest, let color):
      if lowest <= 0 { layer.addInk(layer.frame) }
      let part = layer.ink
      let pixel = color.premultipliedPixel
      layer.withPixels(of: part) { pixels, stride in
        for row in 0..<part.height {
          let line = pixels + row * stride
          for column in 0..<part.width {
            let alpha = Float(line[column] >> 24) / 255
            line[column] = alpha >= lowest && alpha <= highest ? pixel : 0
          }
        }
      }
    }
  }

  private func blur(_ layer: CanvasLayer, deviation: Double) {
    let blur = BoxBlur(deviation: deviation)
    let part = layer.ink
    layer.withPixels(of: part) { pixels, stride in
      blur.blur(pixels, width: part.width, height: part.height, stride: stride)
    }
  }

  /// Blurs the colors of a layer but keeps its opacity: near an edge, a blur would mix the content with transparency.
  private func blurColors(of layer: CanvasLayer, deviation: Double) {
    let part = layer.ink
    var before: [UInt8] = []
    layer.withPixels(of: part) { pixels, stride in
      before.reserveCapacity(part.width * part.height)
      for row in 0..<part.height {
        for column in 0..<part.width { before.append(UInt8(pixels[row * stride + column] >> 24)) }
      }
    }
    blur(layer, deviation: deviation)
    layer.withPixels(of: part) { pixels, stride in
      for row in 0..<part.height {
        for column in 0..<part.width {
          let pixel = pixels[row * stride + column]
          let (blurred, wanted) = (pixel >> 24, UInt32(before[row * part.width + column]))
          if blurred == wanted { continue }
          guard blurred > 0 else { continue }
          func color(_ shift: UInt32) -> UInt32 {
            min(wanted, ((pixel >> shift & 255) * wanted + blurred / 2) / blurred) << shift
          }
          pixels[row * stride + column] = wanted << 24 | color(16) | color(8) | color(0)
        }
      }
    }
  }

  private func addShadow(color: RenderColor, radius: Double, x: Double, y: Double, to layer: CanvasLayer) {
    guard color.alpha > 0 else { return }
    cairo_surface_flush(layer.surface)
    layer.spreadInk(by: reach(scale: layer.filterScale))
    let ink = layer.ink
    guard !ink.isEmpty,
      let coverage = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(ink.width), Int32(ink.height))
    else { return }
    defer { cairo_surface_destroy(coverage) }
    cairo_surface_set_device_offset(coverage, Double(-ink.x), Double(-ink.y))
    let painter = cairo_create(coverage)
    cairo_mask_surface(painter, layer.surface, x * layer.filterScale, y * layer.filterScale)
    cairo_destroy(painter)
    cairo_surface_flush(coverage)
    if let bytes = cairo_image_surface_get_data(coverage) {
      BoxBlur(deviation: Self.shadowSpread * radius * layer.filterScale).blur(
        coverage: bytes, width: ink.width, height: ink.height,
        stride: Int(cairo_image_surface_get_stride(coverage)))
    }
    cairo_surface_mark_dirty(coverage)
    let context = layer.context
    cairo_save(context)
    cairo_reset_clip(context)
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
    cairo_set_source(context, color)
    cairo_mask_surface(context, coverage, 0, 0)
    cairo_restore(context)
  }
}
