/// A change to the pixels of a whole layer, applied when the layer ends.
package enum RenderFilter: Hashable, Sendable {
  /// A Gaussian blur approximated by three box passes; `radius` is its standard deviation in points. An opaque one ends where
  /// the layer's content did, and does not fade there.
  case blur(radius: Double, isOpaque: Bool = false)
  /// A colour matrix on colours whose alpha is not multiplied in.
  case colorMatrix(RenderColorMatrix)
  /// The layer's silhouette in `color`, blurred and moved, below the layer; lengths in points.
  case shadow(color: RenderColor, radius: Double, x: Double, y: Double)
  /// What is at least `min` and at most `max` opaque becomes opaque in `color`; the rest becomes transparent.
  case alphaThreshold(min: Float, max: Float, color: RenderColor)
}

/// A 4 × 5 matrix: each row gives one of red, green, blue, alpha from (red, green, blue, alpha, 1).
package struct RenderColorMatrix: Hashable, Sendable {
  /// Twenty values, row by row.
  package var values: [Float]

  package init(values: [Float]) {
    precondition(values.count == 20, "A colour matrix has 20 values, not \(values.count).")
    self.values = values
  }

  package static let identity = RenderColorMatrix(values: [
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ])

  /// Takes colour away below 1, and makes it stronger above.
  package static func saturation(_ amount: Float) -> RenderColorMatrix {
    let (r, g, b): (Float, Float, Float) = (0.213, 0.715, 0.072)
    let rest = 1 - amount
    return RenderColorMatrix(values: [
      r * rest + amount, g * rest, b * rest, 0, 0,
      r * rest, g * rest + amount, b * rest, 0, 0,
      r * rest, g * rest, b * rest + amount, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }
}
