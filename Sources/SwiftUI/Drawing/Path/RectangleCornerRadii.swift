import FlowRendering
import Foundation

/// Describes the corner radius values of a rounded rectangle with uneven corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  package init(_ radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// The radii changed by a length, with a minimum of zero.
  package func adjusted(by length: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading + length, 0), bottomLeading: max(bottomLeading + length, 0),
      bottomTrailing: max(bottomTrailing + length, 0), topTrailing: max(topTrailing + length, 0))
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData =
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

extension RenderPath.CornerRadii {
  /// Leading is left: shapes are mirrored as a whole when they are drawn right to left.
  package init(_ radii: RectangleCornerRadii) {
    self.init(
      topLeft: radii.topLeading, topRight: radii.topTrailing, bottomRight: radii.bottomTrailing,
      bottomLeft: radii.bottomLeading)
  }
}
