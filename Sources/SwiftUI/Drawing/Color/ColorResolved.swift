import FlowRendering
import Foundation

extension Color {
  /// A profile that specifies how to interpret a color value for display.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The extended red, green, blue (sRGB) color space.
    case sRGB

    /// The extended sRGB color space with a linear transfer function.
    case sRGBLinear

    /// The Display P3 color space.
    case displayP3
  }

  /// A concrete color value, in extended linear sRGB.
  public struct Resolved: Hashable, BitwiseCopyable, Sendable {
    /// The amount of red in the color in the sRGB linear color space.
    public var linearRed: Float

    /// The amount of green in the color in the sRGB linear color space.
    public var linearGreen: Float

    /// The amount of blue in the color in the sRGB linear color space.
    public var linearBlue: Float

    /// The degree of opacity in the color, given in the range 0 to 1.
    public var opacity: Float

    package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }

    /// Creates a resolved color from red, green, blue, and opacity values in a color space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      switch colorSpace {
      case .sRGB:
        self.init(
          linearRed: TransferFunction.linear(red), linearGreen: TransferFunction.linear(green),
          linearBlue: TransferFunction.linear(blue), opacity: opacity)
      case .sRGBLinear:
        self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
      case .displayP3:
        let (red, green, blue) = TransferFunction.linearSRGBFromDisplayP3(red, green, blue)
        self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
      }
    }

    /// The amount of red in the color in the sRGB color space.
    public var red: Float {
      get { TransferFunction.encoded(linearRed) }
      set { linearRed = TransferFunction.linear(newValue) }
    }

    /// The amount of green in the color in the sRGB color space.
    public var green: Float {
      get { TransferFunction.encoded(linearGreen) }
      set { linearGreen = TransferFunction.linear(newValue) }
    }

    /// The amount of blue in the color in the sRGB color space.
    public var blue: Float {
      get { TransferFunction.encoded(linearBlue) }
      set { linearBlue = TransferFunction.linear(newValue) }
    }

    /// A Core Graphics representation of the color.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The gamma-encoded components and the opacity as `#RRGGBBAA`.
  public var description: String {
    func byte(_ value: Float) -> Int { min(max(Int(bounded: (value * 255).rounded()), 0), 255) }
    return String(format: "#%02X%02X%02X%02X", byte(red), byte(green), byte(blue), byte(opacity))
  }
}

extension Color.Resolved: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [red, green, blue, opacity] { try container.encode(value) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      red: try container.decode(Float.self), green: try container.decode(Float.self),
      blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData =
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// The gamma-encoded components, each multiplied by the opacity, and the opacity, times 128.
  public var animatableData: AnimatableData {
    get {
      let scale = Float(animationUnitScale)
      return AnimatablePair(
        red * opacity * scale,
        AnimatablePair(green * opacity * scale, AnimatablePair(blue * opacity * scale, opacity * scale)))
    }
    set {
      let scale = Float(animationUnitScale)
      opacity = newValue.second.second.second / scale
      let divisor = opacity == 0 ? scale : opacity * scale
      red = newValue.first / divisor
      green = newValue.second.first / divisor
      blue = newValue.second.second.first / divisor
    }
  }
}

extension Color.Resolved {
  init(displayP3 color: RenderColor) {
    self.init(
      colorSpace: .displayP3, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  package init(_ color: RenderColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

extension RenderColor {
  package init(_ color: Color.Resolved) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
}

/// The transfer function of sRGB, extended to negative values.
enum TransferFunction {
  static func linear(_ value: Float) -> Float {
    let magnitude = abs(value)
    if magnitude == 1 { return value }
    // This order of operations gives the same result for 0.3 as Apple's implementation, to the last bit.
    let result =
      magnitude <= 0.04045 ? magnitude * (1 / 12.92) : pow(magnitude * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
    return value < 0 ? -result : result
  }

  static func encoded(_ value: Float) -> Float {
    let magnitude = abs(value)
    if magnitude == 1 { return value }
    let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  /// Display P3 has sRGB's transfer function and white point, but other primaries; four digits, as in Apple's
  /// implementation.
  static func linearSRGBFromDisplayP3(_ red: Float, _ green: Float, _ blue: Float) -> (Float, Float, Float) {
    let r = linear(red)
    let g = linear(green)
    let b = linear(blue)
    return (
      1.2249 * r - 0.2247 * g,
      -0.0420 * r + 1.0419 * g,
      -0.0197 * r - 0.0786 * g + 1.0979 * b
    )
  }
}
