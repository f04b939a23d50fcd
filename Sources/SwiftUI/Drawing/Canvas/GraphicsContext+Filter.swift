import FlowRendering
import Foundation

extension GraphicsContext {
  /// A type that applies image processing operations to rendered content.
  public struct Filter: Sendable {
    /// Returns the filter for an environment and the transform of the context.
    let contextFilter: @Sendable (EnvironmentValues, CGAffineTransform) -> ContextFilter

    private init(_ renderFilter: @escaping @Sendable (EnvironmentValues) -> RenderFilter) {
      contextFilter = { environment, _ in .pixels(renderFilter(environment)) }
    }

    private init(_ projection: ProjectionTransform) {
      contextFilter = { _, transform in
        // Converts to the space in which the filter was added, and back.
        let space = ProjectionTransform(transform)
        let toSpace = ProjectionTransform(transform.inverted())
        return .projection(PointTransform(toSpace.concatenating(projection).concatenating(space)))
      }
    }

    private init(_ matrix: RenderColorMatrix) {
      self.init { _ in .colorMatrix(matrix) }
    }

    /// Returns a filter that transforms the drawing as one picture, in the context's space.
    ///
    /// - Parameter matrix: Maps the drawn coordinates to the shown ones, including perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(matrix) }

    /// Returns a filter that adds a shadow; lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      if !options.isEmpty {
        report(.approximate("GraphicsContext.ShadowOptions", "shadows are drawn below, whatever the options."))
      }
      return Filter { .shadow(color: color.renderColor(in: $0), radius: radius, x: x, y: y) }
    }

    /// Returns a filter that multiplies each color component by the matching component of a given color.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { environment in
        let color = color.renderColor(in: environment)
        return .colorMatrix(.scale(color.red, color.green, color.blue, color.alpha))
      }
    }

    /// Returns a filter that applies a hue rotation adjustment.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle.radians)) }

    /// Returns a filter that applies a saturation adjustment; 1 leaves the colors unchanged.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(Float(amount))) }

    /// Returns a filter that applies a brightness adjustment; 0 leaves the colors unchanged.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(Float(amount))) }

    /// Returns a filter that applies a contrast adjustment; 1 leaves the colors unchanged.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(Float(amount))) }

    /// Returns a filter that inverts the color of their results.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let f = Float(amount)
      return Filter(
        RenderColorMatrix(values: [
          1 - 2 * f, 0, 0, 0, f,
          0, 1 - 2 * f, 0, 0, f,
          0, 0, 1 - 2 * f, 0, f,
          0, 0, 0, 1, 0,
        ]))
    }

    /// Returns a filter that applies a grayscale adjustment; 1 removes all color.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - Float(amount))) }

    /// Returns a filter that sets the opacity of each pixel based on its luminance.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// Returns a filter that multiplies colors by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix.renderMatrix) }

    /// Returns a filter that gives one color to pixels whose alpha is within a range, and clears all others.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { .alphaThreshold(min: Float(min), max: Float(max), color: color.renderColor(in: $0)) }
    }

    /// Returns a filter that applies a Gaussian blur; the radius is in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      if !options.isEmpty {
        report(.approximate("GraphicsContext.BlurOptions", "blurs are translucent and not dithered."))
      }
      return Filter { _ in .blur(radius: radius) }
    }
  }

  /// Options that configure a filter that you add to a graphics context.
  ///
  /// - Note: Approximate: options have no effect, and a warning is recorded.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An option that causes the filter to perform calculations in a linear color space; not distinguished here.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Options that configure the graphics context filter that creates shadows; not distinguished here.
  ///
  /// - Note: Approximate: options have no effect, and a warning is recorded.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options that configure the graphics context filter that creates blur; not distinguished here.
  ///
  /// - Note: Approximate: options have no effect, and a warning is recorded.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Adds a filter that applies to subsequent drawing operations.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if !options.isEmpty {
      report(.approximate("GraphicsContext.FilterOptions", "filters work in the colors of the display."))
    }
    add(filter.contextFilter(environment, transform))
  }
}
