import FlowRendering
import Foundation

/// A color gradient, either standard or system defined.
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient

  /// The color space; `nil` uses the system's default.
  let space: Gradient.ColorSpace?

  /// The color, if this is the standard gradient of a color.
  private var standardColor: Color?

  /// Creates a new instance from the specified gradient.
  public init(_ gradient: Gradient) {
    self.init(gradient, colorSpace: nil)
  }

  init(_ gradient: Gradient, colorSpace: Gradient.ColorSpace?) {
    self.gradient = gradient
    space = colorSpace
  }

  /// Returns a version of the gradient that will use a specified color space for interpolating between its colors.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = AnyGradient(gradient, colorSpace: space)
    copy.standardColor = standardColor
    return copy
  }

  package func renderStops(in environment: EnvironmentValues) -> [RenderGradientStop] {
    if let standardColor {
      return Self.standardGradient(of: standardColor, in: environment)
        .renderStops(in: environment, colorSpace: space ?? .standard(in: environment))
    }
    return gradient.renderStops(in: environment, colorSpace: space ?? .standard(in: environment))
  }

  /// The standard gradient of a color.
  init(standardGradientOf color: Color) {
    self.init(Gradient(colors: [color]))
    standardColor = color
  }

  /// A lighter shade becomes the color itself at 0.69 of the gradient. A color that cannot become lighter remains
  /// unchanged until 0.28 and then becomes darker. Measured on macOS 26 with ten system colors, within 4 of 255.
  private static func standardGradient(of color: Color, in environment: EnvironmentValues) -> Gradient {
    let resolved = color.resolve(in: environment)
    func shade(_ factor: Float, _ offset: Float) -> Color {
      func shaded(_ component: Float) -> Double { Double(component * factor + offset) }
      return Color(
        red: shaded(resolved.red), green: shaded(resolved.green), blue: shaded(resolved.blue),
        opacity: Double(resolved.opacity))
    }
    let lightness = Oklab.coordinates(of: SIMD3(resolved.linearRed, resolved.linearGreen, resolved.linearBlue)).x
    if lightness < 0.84 {
      return Gradient(stops: [.init(color: shade(0.88, 0.197), location: 0), .init(color: color, location: 0.692)])
    }
    return Gradient(stops: [.init(color: color, location: 0.28), .init(color: shade(1.078, -0.14), location: 1)])
  }

  /// Painted along a track, or from top to bottom.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(
      .gradient(
        GradientPaint(
          stops: renderStops(in: environment), geometry: .linear(start: .top, end: .bottom), followsTracks: true)))
  }
}

extension Color {
  /// Returns the standard gradient for the color: a lighter shade that becomes the color itself.
  public var gradient: AnyGradient {
    AnyGradient(standardGradientOf: self)
  }
}
