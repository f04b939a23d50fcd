import FlowUIKit
import Foundation
import SwiftUI

/// A path that is filled and stroked. It begins with a white line and no fill.
open class SKShapeNode: SKNode {
  /// The program for the pixels; it does not run, with a warning.
  open var fillShader: SKShader? { didSet { fillShader?.warn(of: self) } }

  /// The program for the pixels of the line; it does not run, with a warning.
  open var strokeShader: SKShader? { didSet { strokeShader?.warn(of: self) } }

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// Creates a shape of a path, whose middle is at the node's position if it is centered.
  public convenience init(path: CGPath, centered: Bool) {
    let box = path.boundingBoxOfPath
    let shift = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.init(path: centered ? Path(path).applying(shift).cgPath : path)
  }

  public convenience init(rect: CGRect) { self.init(path: Path(rect).cgPath) }

  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular).cgPath)
  }

  /// Creates a rectangle around the node's position.
  public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(around: .zero, size: size)) }

  /// Creates a rectangle with round corners around the node's position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(around: .zero, size: size), cornerRadius: cornerRadius)
  }

  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }

  public convenience init(ellipseIn rect: CGRect) { self.init(path: Path(ellipseIn: rect).cgPath) }

  /// Creates an ellipse around the node's position.
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(around: .zero, size: size)) }

  /// Creates straight lines between points.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    var path = Path()
    path.addLines((0..<max(0, numPoints)).map { points[$0] })
    self.init(path: path.cgPath)
  }

  /// Creates a smooth line through points.
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    self.init(path: Self.spline((0..<max(0, numPoints)).map { points[$0] }).cgPath)
  }

  /// Curves through points, each in the direction from the point before to the one after.
  private static func spline(_ points: [CGPoint]) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
    }
    return path
  }

  open var path: CGPath? { didSet { noteChange() } }
  open var fillColor = UIColor.clear { didSet { noteChange() } }
  open var strokeColor = UIColor.white { didSet { noteChange() } }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { noteChange() } }

  /// How far the line shines, in points.
  open var glowWidth: CGFloat = 0 { didSet { noteChange() } }
  open var lineCap = CGLineCap.butt { didSet { noteChange() } }
  open var lineJoin = CGLineJoin.miter { didSet { noteChange() } }
  open var miterLimit: CGFloat = 10 { didSet { noteChange() } }
  open var isAntialiased = true { didSet { noteChange() } }
  open var blendMode = SKBlendMode.alpha { didSet { noteChange() } }

  /// What fills the shape instead of the color alone; it is multiplied by the color.
  open var fillTexture: SKTexture? { didSet { noteChange() } }

  /// The length of the line, in points.
  open var lineLength: CGFloat { path.map { PathWalk(Path($0)).length } ?? 0 }

  private var hasLine: Bool { lineWidth > 0 && strokeColor.cgColor.alpha > 0 }

  override var contentRect: CGRect? {
    guard let path, !path.isEmpty else { return .zero }
    let margin = hasLine ? lineWidth / 2 : 0
    return path.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin)
  }

  override func drawContent(in drawing: NodeDrawing, alpha: CGFloat) {
    guard let cgPath = path else { return }
    let path = Path(cgPath)
    if fillColor.cgColor.alpha > 0 {
      if let fillTexture {
        drawing.clipped(to: path) {
          drawing.draw(
            fillTexture, in: cgPath.boundingBoxOfPath, tint: (fillColor, 1), alpha: alpha, blendMode: blendMode)
        }
      } else {
        drawing.fill(path, fillColor, alpha: alpha, blendMode: blendMode)
      }
    }
    guard hasLine else { return }
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    drawing.stroke(path, style, strokeColor, glow: glowWidth, alpha: alpha, blendMode: blendMode)
  }
}
