import FlowRendering
import Foundation

/// A color gradient represented as an array of color stops, each having a parametric location value.
public struct Gradient: Hashable, Sendable {
  /// One color stop in the gradient.
  public struct Stop: Hashable, Sendable {
    /// The color for the stop.
    public var color: Color

    /// The parametric location of the stop, from 0 at the start to 1 at the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The array of color stops.
  public var stops: [Stop]

  /// Creates a gradient from an array of color stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from an array of colors, spaced evenly.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// A method of interpolating between the colors in a gradient.
  public struct ColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case device, perceptual }

    package let kind: Kind

    /// Interpolates gradients in the output color space.
    public static let device = ColorSpace(kind: .device)

    /// Interpolates gradients in a perceptual color space.
    public static let perceptual = ColorSpace(kind: .perceptual)

    /// The default color space of gradients.
    static func standard(in environment: EnvironmentValues) -> ColorSpace {
      environment.design.colors.hasPerceptualGradients ? .perceptual : .device
    }
  }

  /// Returns a version of the gradient that will use a specified color space for interpolating between its colors.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self, colorSpace: space)
  }

  /// The stops sorted by location; as Core Graphics requires, locations do not decrease.
  package func renderStops(
    in environment: EnvironmentValues, colorSpace: ColorSpace = .device
  ) -> [RenderGradientStop] {
    var result: [RenderGradientStop] = []
    var previous: Stop?
    for stop in stops.sorted(by: { $0.location < $1.location }) {
      // Painted gradients are interpolated in the output space: a perceptual gradient gets additional stops.
      if let previous, colorSpace == .perceptual {
        for step in 1..<8 {
          let fraction = Double(step) / 8
          let color = previous.color.mix(with: stop.color, by: fraction, in: .perceptual)
          let location = previous.location + (stop.location - previous.location) * fraction
          result.append(RenderGradientStop(location: location, color: color.renderColor(in: environment)))
        }
      }
      result.append(
        RenderGradientStop(location: stop.location, color: stop.color.renderColor(in: environment)))
      previous = stop
    }
    return result
  }
}

extension Gradient: ShapeStyle {
  /// Painted along a track, or from top to bottom.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    AnyGradient(self)._resolvePaint(in: environment)
  }
}
