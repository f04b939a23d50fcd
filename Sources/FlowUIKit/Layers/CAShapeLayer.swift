import SwiftUI
import FlowRendering

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { change() } }
  open var fillColor: CGColor? = .black { didSet { change() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { change() } }
  open var strokeColor: CGColor? { didSet { change() } }

  /// The part of the path that is stroked, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { change() } }
  open var strokeEnd: CGFloat = 1 { didSet { change() } }
  open var lineWidth: CGFloat = 1 { didSet { change() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { change() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { change() } }
  open var miterLimit: CGFloat = 10 { didSet { change() } }
  open var lineDashPattern: [NSNumber]? { didSet { change() } }
  open var lineDashPhase: CGFloat = 0 { didSet { change() } }

  override func property(_ keyPath: String) -> LayerProperty? {
    LayerProperty.shape[keyPath] ?? super.property(keyPath)
  }

  override func copyValues(to copy: CALayer) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAShapeLayer else { return }
    (copy.path, copy.fillColor, copy.fillRule, copy.strokeColor) = (path, fillColor, fillRule, strokeColor)
    (copy.strokeStart, copy.strokeEnd, copy.lineWidth) = (strokeStart, strokeEnd, lineWidth)
    (copy.lineCap, copy.lineJoin, copy.miterLimit) = (lineCap, lineJoin, miterLimit)
    (copy.lineDashPattern, copy.lineDashPhase) = (lineDashPattern, lineDashPhase)
  }

  override func drawOwnContent(in rect: CGRect, of element: Element, into list: inout DisplayListBuilder) {
    guard let path else { return }
    let whole = Path(path)
    if let color = fillColor?.color, color.alpha > 0 {
      list.add(.fill(whole.renderPath, .color(color), evenOdd: fillRule == .evenOdd))
    }
    guard let color = strokeColor?.color, color.alpha > 0, lineWidth > 0 else { return }
    let part = strokeStart == 0 && strokeEnd == 1 ? whole : whole.trimmedPath(from: strokeStart, to: strokeEnd)
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap.style, lineJoin: lineJoin.style, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    list.add(.fill(part.strokedPath(style).renderPath, .color(color), evenOdd: false))
  }
}

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var style: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var style: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
