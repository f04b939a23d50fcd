import Foundation

/// A normalized 2D point in a view's coordinate space: (0, 0) is the top left, (1, 1) the bottom right corner.
public struct UnitPoint: Hashable, Codable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  @inlinable
  public init() {
    self.init(x: 0, y: 0)
  }

  @inlinable
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point of `rect` at these fractions of its size.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
  }

  /// The point at these fractions of `size`.
  package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}

extension UnitPoint: Animatable, _VectorMath {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * animationUnitScale, y * animationUnitScale) }
    set {
      x = newValue.first / animationUnitScale
      y = newValue.second / animationUnitScale
    }
  }
}
