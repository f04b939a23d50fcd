import FlowRendering
import Foundation

extension GraphicsContext {
  /// A color or pattern that you can use to outline or fill a path.
  ///
  /// - Note: Approximate: a backdrop is clear, a palette is its first shading, and a symbol is not tiled; a warning is
  ///   recorded.
  public struct Shading: Sendable {
    enum Source: Sendable {
      case foreground
      case style(AnyShapeStyle)

      /// A paint in user space.
      case paint(@Sendable (EnvironmentValues) -> RenderPaint)
      case tile(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
    }

    let source: Source

    /// A shading instance that fills with the foreground style of the current context.
    public static var foreground: Shading { Shading(source: .foreground) }

    /// A shading instance that draws a copy of the current background; the background is not available here.
    public static var backdrop: Shading {
      report(.missing("GraphicsContext.Shading.backdrop", "nothing is drawn."))
      return color(.clear)
    }

    /// Returns a multilevel shading instance constructed from an array of shading instances: the first one.
    public static func palette(_ array: [Shading]) -> Shading {
      if array.count > 1 {
        report(.approximate("GraphicsContext.Shading.palette(_:)", "its first shading is used at every level."))
      }
      return array.first ?? .foreground
    }

    /// Returns a shading instance that fills with a color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a shading instance that fills with a color in the specified color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading instance that fills with a monochrome color in the specified color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading instance that fills with the given shape style, within the bounds of the filled area.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }

    /// Returns a shading instance that fills with a mesh gradient, within the bounds of the filled area.
    public static func meshGradient(_ gradient: MeshGradient) -> Shading { style(gradient) }

    /// Returns a shading instance that fills with a linear (axial) gradient between two points of user space.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.warn()
      return Shading(
        source: .paint {
          .linearGradient(stops: gradient.renderStops(in: $0), start: startPoint, end: endPoint)
        })
    }

    /// Returns a shading instance that fills with a radial gradient around a point of user space.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.warn()
      return Shading(
        source: .paint {
          .radialGradient(
            stops: gradient.renderStops(in: $0), center: center, startRadius: startRadius, endRadius: endRadius)
        })
    }

    /// Returns a shading instance that fills with a conic (angular) gradient around a point of user space.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.warn()
      return Shading(
        source: .paint {
          .angularGradient(
            stops: gradient.renderStops(in: $0), center: center, startRadians: angle.radians,
            endRadians: angle.radians + 2 * .pi)
        })
    }

    /// Returns a shading instance that tiles an image across the infinite plane.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(source: .tile(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }

    /// The paint for a drawing that covers `rect`.
    func paint(in rect: CGRect, environment: EnvironmentValues) -> RenderPaint {
      switch source {
      case .foreground: return environment.foregroundPaint().renderPaint(in: rect)
      case .style(let style): return style._resolvePaint(in: environment).renderPaint(in: rect)
      case .paint(let paint): return paint(environment)
      case .tile(let image, let origin, let sourceRect, let scale):
        guard let (bitmap, pixelsPerPoint) = image.pixels(in: environment), scale > 0 else {
          report(.missing("GraphicsContext.Shading.tiledImage", "an image without pixels is not drawn."))
          return .color(.clear)
        }
        return .tile(bitmap.cropped(to: sourceRect), origin: origin, scale: pixelsPerPoint / scale)
      }
    }
  }

  /// Options that affect the rendering of color gradients.
  ///
  /// - Note: Approximate: options have no effect, and a warning is recorded.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

    fileprivate func warn() {
      if isEmpty { return }
      report(
        .missing("GraphicsContext.GradientOptions", "gradients do not repeat, and mix colors in the display's space."))
    }
  }

  /// Returns a version of a shading resolved with the current values of the graphics context's environment.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
