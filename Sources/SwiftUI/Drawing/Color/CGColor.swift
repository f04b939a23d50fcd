import FlowRendering
import Foundation

/// A set of components that define a color, in sRGB.
public final class CGColor: Hashable, Sendable {
  package let color: RenderColor

  package init(_ color: RenderColor) {
    self.color = color
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RenderColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
  }

  public var numberOfComponents: Int { 4 }

  public var alpha: CGFloat { CGFloat(color.alpha) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RenderColor(red: color.red, green: color.green, blue: color.blue, alpha: Float(alpha)))
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}
