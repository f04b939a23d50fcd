import FlowRendering
import Foundation

/// A mathematical description of shapes or lines to be drawn.
public class CGPath {
  package fileprivate(set) var renderPath: RenderPath

  package init(renderPath: RenderPath) {
    self.renderPath = renderPath
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(renderPath: RenderPath.rect(rect).applying(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(renderPath: RenderPath.ellipse(in: rect).applying(transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      renderPath: Path(
        roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular
      ).renderPath.applying(transform))
  }

  public var isEmpty: Bool { renderPath.isEmpty }

  /// The smallest rectangle that contains the path, ignoring control points; null if the path is empty.
  public var boundingBoxOfPath: CGRect { renderPath.boundingRect }

  /// The smallest rectangle that contains the path and its control points; null if the path is empty.
  public var boundingBox: CGRect { Path(renderPath).controlPointBounds }

  public var currentPoint: CGPoint { Path(renderPath).currentPoint ?? .zero }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    renderPath.contains(point.applying(transform.inverted()), evenOdd: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(renderPath: renderPath) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(renderPath: renderPath) }
}

extension CGPath: Equatable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.renderPath == rhs.renderPath }
}

/// A mutable graphics path: a mathematical description of shapes or lines to be drawn.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(renderPath: RenderPath())
  }

  fileprivate override init(renderPath: RenderPath) {
    super.init(renderPath: renderPath)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    renderPath.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    renderPath.addLine(to: point.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    renderPath.addQuad(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    renderPath.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    edit { $0.addLines(points.map { $0.applying(transform) }) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addRect(rect, transform: transform) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    edit { $0.addRects(rects, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addEllipse(in: rect, transform: transform) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addRoundedRect(
        in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
    }
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: clockwise, transform: transform)
    }
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    edit { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    renderPath.add(path.renderPath, transform: RenderTransform(transform))
  }

  public func closeSubpath() {
    renderPath.close()
  }

  private func edit(_ body: (inout Path) -> Void) {
    var path = Path(renderPath)
    // Without a second reference to its elements, the path is changed in place.
    renderPath = RenderPath()
    body(&path)
    renderPath = path.renderPath
  }
}

extension RenderPath {
  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> RenderPath {
    transform.map { transformed(by: RenderTransform($0.pointee)) } ?? self
  }
}
