/// A style for rasterizing vector shapes.
///
/// - Note: Approximate: edges of filled shapes are always smoothed, and a warning is recorded if they should not be.
public struct FillStyle: Hashable, Sendable {
  /// Whether to use the even-odd rule when rendering a shape, instead of the winding number rule.
  public var isEOFilled: Bool

  /// Whether to apply antialiasing to the edges of a shape.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
