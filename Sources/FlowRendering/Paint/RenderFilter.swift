/// A change to the pixels of a whole layer, applied when the layer ends.
package enum RenderFilter: Hashable, Sendable {
  /// A Gaussian blur approximated by three box passes; `radius` is its standard deviation in points. An opaque blur
  /// ends at the edge of the layer's content and does not fade there.
  case blur(radius: Double, isOpaque: Bool = false)
  /// A color matrix, applied to colors without premultiplied alpha.
  case colorMatrix(RenderColorMatrix)
  /// A shadow: the layer's silhouette in `color`, blurred and moved, below the layer; lengths in points. See
  /// `shadowSpread` for the radius.
  case shadow(color: RenderColor, radius: Double, x: Double, y: Double)
  /// A threshold: pixels with an opacity from `min` to `max` become opaque in `color`, the others transparent.
  case alphaThreshold(min: Float, max: Float, color: RenderColor)

  /// The standard deviation of a shadow's blur relative to its radius: 9.45 points for a radius of 10, measured on iOS
  /// 15 in a picture of four shadows on top of each other, to a level of 255.
  package static let shadowSpread = 0.945
}

/// A 4 × 5 matrix: each row computes one of red, green, blue, alpha from (red, green, blue, alpha, 1).
package struct RenderColorMatrix: Hashable, Sendable {
  /// Twenty values, row by row.
  package var values: [Float]

  package init(values: [Float]) {
    precondition(values.count == 20, "A color matrix has 20 values, not \(values.count).")
    self.values = values
  }

  package static let identity = RenderColorMatrix(values: [
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ])

  /// A change of saturation: an amount below 1 reduces it, one above 1 increases it.
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
