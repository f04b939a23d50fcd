import FlowRendering
import Foundation

/// A UIKit path, for code that converts it to a SwiftUI path.
open class UIBezierPath: NSObject, NSCopying {
  private var path: Path

  /// The width of strokes, in points.
  public var lineWidth: CGFloat = 1

  /// The ends of strokes.
  public var lineCapStyle = CGLineCap.butt

  /// The corners of strokes.
  public var lineJoinStyle = CGLineJoin.miter

  /// The length of a mitered corner in line widths, beyond which it is beveled.
  public var miterLimit: CGFloat = 10

  /// Whether the inside is what lies behind an odd number of lines.
  public var usesEvenOddFillRule = false

  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    path = Path()
  }

  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = cornerRadii.width
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: corners.contains(.topLeft) ? radius : 0,
          bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
          bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
          topTrailing: corners.contains(.topRight) ? radius : 0),
        style: .continuous))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init(Path(cgPath))
  }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// A path of the same form and with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.setLineDash(dash, count: dash.count, phase: dashPhase)
    return copy
  }

  /// Makes strokes dashed.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, in turn, in points; `nil` for a whole line.
  ///   - count: The number of lengths.
  ///   - phase: Where in the pattern strokes begin, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// The properties of strokes.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }

  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  public var isEmpty: Bool { path.isEmpty }

  public var bounds: CGRect { path.boundingRect }

  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func move(to point: CGPoint) { path.move(to: point) }

  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; unlike in Core Graphics, `clockwise` is the visible direction.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  public func close() { path.closeSubpath() }

  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  public func removeAllPoints() { path = Path() }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
