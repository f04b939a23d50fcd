import FlowRendering
import Foundation

/// The outline of a 2D shape.
public struct Path: Equatable, Hashable, Sendable {
  package var renderPath: RenderPath

  package init(_ renderPath: RenderPath) {
    self.renderPath = renderPath
  }

  /// Creates an empty path.
  public init() {
    renderPath = RenderPath()
  }

  /// Creates a path from an immutable shape path.
  public init(_ path: CGPath) {
    renderPath = path.renderPath
  }

  /// Creates a path as the given rectangle.
  public init(_ rect: CGRect) {
    renderPath = rect.isNull ? RenderPath() : .rect(rect)
  }

  /// Creates a path as the given rounded rectangle, whose corners may be elliptical.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path as the given rounded rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path as the given rounded rectangle with uneven corners.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a path as an ellipse within the given rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Creates an empty path, then executes a closure to add its initial elements.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path contains no elements.
  public var isEmpty: Bool { renderPath.isEmpty }

  /// A rectangle containing all path segments, ignoring control points; null if the path is empty.
  public var boundingRect: CGRect { renderPath.boundingRect }

  /// An immutable path representing the elements in the path.
  public var cgPath: CGPath { CGPath(renderPath: renderPath) }

  /// Returns whether the path contains a specified point.
  ///
  /// - Parameters:
  ///   - p: The point to check.
  ///   - eoFill: Whether to use the even-odd rule to determine which points are inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    renderPath.contains(p, evenOdd: eoFill)
  }

  /// The last point in the path, or `nil` if the path contains no points.
  public var currentPoint: CGPoint? {
    var current: CGPoint?
    var start: CGPoint?
    for element in renderPath.elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point): current = point
      case .quad(let point, _): current = point
      case .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// A rectangle containing all points and control points of the path.
  package var controlPointBounds: CGRect {
    var corners = RenderPath()
    for element in renderPath.elements {
      switch element {
      case .move(let point), .line(let point): corners.addLine(to: point)
      case .quad(let point, let control):
        corners.addLine(to: control)
        corners.addLine(to: point)
      case .curve(let point, let control1, let control2):
        corners.addLine(to: control1)
        corners.addLine(to: control2)
        corners.addLine(to: point)
      case .close: break
      }
    }
    return corners.boundingRect
  }
}

// MARK: - Elements

extension Path {
  /// An element of a path.
  public enum Element: Equatable, Hashable, Sendable {
    /// A path element that terminates the current subpath (without closing it) and defines a new current point.
    case move(to: CGPoint)

    /// A line from the previous current point to the given point, which becomes the new current point.
    case line(to: CGPoint)

    /// A quadratic Bézier curve from the previous current point to the given end-point.
    case quadCurve(to: CGPoint, control: CGPoint)

    /// A cubic Bézier curve from the previous current point to the given end-point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

    /// A line from the start point of the current subpath (if any) to the current point, which terminates the subpath.
    case closeSubpath
  }

  /// Calls `body` with each element in the path.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in renderPath.elements {
      switch element {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quad(let point, let control): body(.quadCurve(to: point, control: control))
      case .curve(let point, let control1, let control2):
        body(.curve(to: point, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }
}
