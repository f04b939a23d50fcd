import Foundation

/// A color in linear light, as Core Image computes, not multiplied by its opacity.
struct LinearColor: Hashable, Sendable {
  var red: Float
  var green: Float
  var blue: Float
  var alpha: Float

  /// The light of each 8-bit value of sRGB.
  private static let light: [Float] = (0...255).map { linear(Float($0) / 255) }

  /// From sRGB to linear light.
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : Float(pow(Double(value + 0.055) / 1.055, 2.4))
  }

  /// From linear light to sRGB.
  static func encoded(_ value: Float) -> Float {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * Float(pow(Double(value), 1 / 2.4)) - 0.055
  }

  init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates the color of a pixel of a bitmap.
  init(pixel: UInt32) {
    let opacity = pixel >> 24
    func component(_ shift: UInt32) -> Float {
      let value = pixel >> shift & 255
      return Self.light[opacity == 0 ? 0 : Int(min(255, (value * 255 + opacity / 2) / opacity))]
    }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: Float(opacity) / 255)
  }

  /// The pixel of a bitmap.
  var pixel: UInt32 {
    let opacity = alpha.isNaN ? 0 : max(0, min(1, alpha))
    func component(_ value: Float) -> UInt32 {
      let bounded = value.isNaN ? 0 : max(0, min(1, value))
      return UInt32((Self.encoded(bounded) * opacity * 255).rounded())
    }
    return UInt32((opacity * 255).rounded()) << 24 | component(red) << 16 | component(green) << 8 | component(blue)
  }

  /// The perceived brightness, by the weights of sRGB's primaries.
  var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Changes red, green and blue alike.
  func mapped(_ change: (Float) -> Float) -> LinearColor {
    LinearColor(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
  }

  /// The same color in sRGB's own values, for filters that work on these, and back.
  func inSRGB(_ change: (LinearColor) -> LinearColor) -> LinearColor {
    change(mapped { Self.encoded(max(0, $0)) }).mapped { Self.linear(max(0, $0)) }
  }

  /// A mixture, where 0 is this color and 1 the other.
  func mixed(with other: LinearColor, _ amount: Float) -> LinearColor {
    func mix(_ first: Float, _ second: Float) -> Float { first + (second - first) * amount }
    return LinearColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
