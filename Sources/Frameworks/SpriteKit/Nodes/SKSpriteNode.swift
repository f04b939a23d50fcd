import FlowUIKit
import Foundation
import SwiftUI

/// A rectangle with a color or a texture.
open class SKSpriteNode: SKNode {
  /// The program for the pixels; it does not run, with a warning.
  open var shader: SKShader? { didSet { shader?.warn(of: self) } }

  /// Creates a rectangle with a texture.
  ///
  /// - Parameters:
  ///   - texture: The texture; `nil` for a rectangle of one color.
  ///   - size: The size, in points.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }

  /// Creates a rectangle of the texture's size.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }

  public required init?(coder aDecoder: NSCoder) {
    color = .white
    size = .zero
    super.init(coder: aDecoder)
  }

  open var texture: SKTexture? { didSet { noteChange() } }

  /// The color of a rectangle without a texture, and with ``colorBlendFactor`` also that of a texture.
  open var color: UIColor { didSet { noteChange() } }

  /// How much of the color a texture takes, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0 { didSet { noteChange() } }

  /// The size without the scale, in points.
  open var size: CGSize { didSet { if size != oldValue { noteChange() } } }

  /// The point of the rectangle that is at the node's position, in parts of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { noteChange() } }
  open var blendMode = SKBlendMode.alpha { didSet { noteChange() } }

  /// The middle part of the texture that grows with the size, in parts of the texture.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { noteChange() } }

  /// Changes the scale so that the node has a size, in points.
  open func scale(to size: CGSize) {
    if self.size.width != 0 { xScale = size.width / self.size.width }
    if self.size.height != 0 { yScale = size.height / self.size.height }
  }

  override var contentRect: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
    ).standardized
  }

  override func drawContent(in drawing: NodeDrawing, alpha: CGFloat) {
    guard let rect = contentRect, !rect.isEmpty else { return }
    guard let texture else { return drawing.fill(Path(rect), color, alpha: alpha, blendMode: blendMode) }
    drawing.draw(
      texture, in: rect, center: centerRect, tint: colorBlendFactor > 0 ? (color, colorBlendFactor) : nil, alpha: alpha,
      blendMode: blendMode)
  }
}
