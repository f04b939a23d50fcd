import FlowRendering
import Foundation

/// A style to use when rendering shadows.
///
/// - Note: Approximate: inner shadows are drawn in shapes; texts and images have none, and a warning is recorded.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat
  private let isInner: Bool

  /// Creates a custom drop shadow style, below the shape; lengths in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// Creates a custom inner shadow style, inside the shape; lengths in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  package func resolve(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      color: color.renderColor(in: environment), radius: radius, x: x, y: y, isInner: isInner)
  }
}
