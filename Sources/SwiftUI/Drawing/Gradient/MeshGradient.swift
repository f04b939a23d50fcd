import FlowRendering
import Foundation

/// A two-dimensional gradient defined by a 2D grid of positioned colors.
///
/// An approximation: patches have straight sides, regardless of the tangents of their corners; colors are interpolated
/// as on Apple's platforms.
///
/// - Note: Approximate: patches have straight sides, regardless of the tangents of their corners; a warning is recorded
///   unless the points form a rectangular grid.
public struct MeshGradient: ShapeStyle, Equatable {
  /// An array of 2D locations and their control points.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// An array of colors.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// One location in a gradient mesh, along with the four Bezier control points surrounding it.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The width of the mesh: the number of vertices per row.
  public var width: Int

  /// The height of the mesh: the number of vertices per column.
  public var height: Int

  /// The array of locations, row by row.
  public var locations: Locations

  /// The array of colors, row by row.
  public var colors: Colors

  /// The background color, which fills any points outside the defined vertex mesh.
  public var background: Color

  /// Whether cubic (smooth) interpolation should be used for the colors in the mesh.
  public var smoothsColors: Bool

  /// The color space in which to interpolate vertex colors.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a new gradient mesh specified as a 2D grid of colored points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a new gradient mesh specified as a 2D grid of colored points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a new gradient mesh specified as a 2D grid of points with resolved colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a new gradient mesh specified as a 2D grid of points with resolved colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a new gradient mesh specified as a 2D grid of colored points.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    let points: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let colors: [RenderColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.renderColor(in: environment) }
      case .resolvedColors(let colors): colors.map { RenderColor($0) }
      }
    let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
    guard width > 1, height > 1, !isTooMany, points.count == count, colors.count == count else {
      return _ShapePaint(background.renderColor(in: environment))
    }
    if colorSpace != .device {
      report(.approximate("MeshGradient(colorSpace:)", "colors are mixed in the color space of the device."))
    }
    if !isRectangular(points) {
      report(.approximate("MeshGradient", "its patches have straight sides."))
    }
    return _ShapePaint(
      .mesh(
        MeshPaint(
          width: width, height: height, points: points, colors: colors,
          background: background.renderColor(in: environment), smoothsColors: smoothsColors)))
  }
}

extension MeshGradient {
  /// Whether rows and columns of points are known to be on straight lines.
  private func isRectangular(_ points: [SIMD2<Float>]) -> Bool {
    if case .bezierPoints = locations { return false }
    return points.indices.allSatisfy { points[$0] == SIMD2(points[$0 % width].x, points[$0 - $0 % width].y) }
  }
}

extension MeshGradient: View {
  public typealias Body = _ShapeView<Rectangle, MeshGradient>
}

extension MeshGradient: ComposedView {
  @MainActor
  package var composition: Composition {
    Composition("MeshGradient").value("width", width).value("height", height).value("locations", locations)
      .value("colors", colors).value("background", background).value("smoothsColors", smoothsColors)
      .value("colorSpace", colorSpace)
  }
}
