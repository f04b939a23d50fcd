import FlowRendering
import Foundation

/// A color gradient, either standard or system defined.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  let space: Gradient.ColorSpace

  /// Creates a new instance from the specified gradient.
  public init(_ gradient: Gradient) {
    self.init(gradient, colorSpace: .device)
  }

  init(_ gradient: Gradient, colorSpace: Gradient.ColorSpace) {
    self.gradient = gradient
    space = colorSpace
  }

  /// Returns a version of the gradient that will use a specified color space for interpolating between its colors.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, colorSpace: space)
  }

  package func renderStops(in environment: EnvironmentValues) -> [RenderGradientStop] {
    gradient.renderStops(in: environment, colorSpace: space)
  }

  /// Painted from top to bottom.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolvePaint(in: environment)
  }
}

extension Color {
  /// Returns the standard gradient for the color: a lighter shade that becomes the color itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
