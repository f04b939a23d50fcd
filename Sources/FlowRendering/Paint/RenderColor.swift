/// A color in sRGB: gamma-encoded components from 0 to 1, alpha not premultiplied.
package struct RenderColor: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(white: Float, alpha: Float = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  package static let clear = RenderColor(white: 0, alpha: 0)
  package static let black = RenderColor(white: 0)
  package static let white = RenderColor(white: 1)

  package func opacity(_ factor: Float) -> RenderColor {
    RenderColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
