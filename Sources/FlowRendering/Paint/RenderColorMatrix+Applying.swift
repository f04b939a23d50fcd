extension RenderColorMatrix {
  /// Transforms premultiplied pixels in place.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    values.withUnsafeBufferPointer { buffer in
      guard let m = buffer.baseAddress else { return }
      // Pictures repeat their colors, so the last result is often valid again.
      var last: UInt32 = 0
      var lastResult = Self.transform(0, m)
      var index = 0
      while index < count {
        let pixel = pixels[index]
        if pixel != last {
          last = pixel
          lastResult = Self.transform(pixel, m)
        }
        pixels[index] = lastResult
        index &+= 1
      }
    }
  }

  private static func transform(_ pixel: UInt32, _ m: UnsafePointer<Float>) -> UInt32 {
    let alphaByte = pixel >> 24
    let alpha = Float(alphaByte) / 255
    let divisor = alphaByte == 0 ? 1 : Float(alphaByte)
    let red = Float((pixel >> 16) & 0xFF) / divisor
    let green = Float((pixel >> 8) & 0xFF) / divisor
    let blue = Float(pixel & 0xFF) / divisor
    func row(_ start: Int) -> Float {
      m[start] * red + m[start + 1] * green + m[start + 2] * blue + m[start + 3] * alpha + m[start + 4]
    }
    // Transparent pixels stay transparent unless the matrix gives them alpha.
    return RenderColor(
      red: clamp(row(0)), green: clamp(row(5)), blue: clamp(row(10)), alpha: clamp(row(15))
    ).premultipliedPixel
  }

  private static func clamp(_ value: Float) -> Float {
    value.isNaN ? 0 : min(1, max(0, value))
  }
}
