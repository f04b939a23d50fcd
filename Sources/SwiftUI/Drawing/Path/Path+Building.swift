import FlowRendering
import Foundation

extension Path {
  /// Begins a new subpath at the specified point.
  public mutating func move(to end: CGPoint) {
    renderPath.move(to: end)
  }

  /// Appends a straight line segment from the current point to the specified point.
  public mutating func addLine(to end: CGPoint) {
    renderPath.addLine(to: end)
  }

  /// Adds a quadratic Bézier curve to the path, with the specified end point and control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    renderPath.addQuad(to: end, control: control)
  }

  /// Adds a cubic Bézier curve to the path, with the specified end point and control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    renderPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Closes and completes the current subpath.
  public mutating func closeSubpath() {
    if renderPath.isEmpty || renderPath.elements.last == .close { return }
    renderPath.close()
  }

  /// Adds a rectangular subpath to the path.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    renderPath.add(.rect(rect), transform: RenderTransform(transform))
  }

  /// Adds a sequence of rectangular subpaths to the path.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle to the path; corners that do not fit are scaled down.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = cornerSize.width
    let height = cornerSize.height
    guard width > 0, height > 0, !rect.isNull else {
      addRect(rect, transform: transform)
      return
    }
    // An elliptical corner is a circular one in a coordinate system that is stretched along y.
    let stretch = height / width
    let unstretched = CGRect(
      x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch)
    let path = RenderPath.roundedRect(unstretched, radius: width, curve: RenderPath.CornerCurve(style))
    let stretching = CGAffineTransform(scaleX: 1, y: stretch).concatenating(transform)
    renderPath.add(path, transform: RenderTransform(stretching))
  }

  /// Adds a rounded rectangle with uneven corners to the path.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if rect.isNull { return }
    let path = RenderPath.roundedRect(
      rect, radii: RenderPath.CornerRadii(cornerRadii), curve: RenderPath.CornerCurve(style))
    renderPath.add(path, transform: RenderTransform(transform))
  }

  /// Adds an ellipse that fits inside the specified rectangle to the path.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    renderPath.add(.ellipse(in: rect), transform: RenderTransform(transform))
  }

  /// Adds a sequence of connected straight-line segments to the path, starting at the first point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Appends another path value to this path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    renderPath.add(path.renderPath, transform: RenderTransform(transform))
  }

  /// Returns a path constructed by applying the transform to all points of the path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(renderPath.transformed(by: RenderTransform(transform)))
  }

  /// Returns a path constructed by translating all its points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns a partial copy of the path, between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(renderPath.trimmed(from: from, to: to))
  }
}
