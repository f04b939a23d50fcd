import FlowRendering
import Foundation

/// A representation of a color that adapts to a given context.
public struct Color: Hashable, Sendable {
  package let source: ColorSource

  package init(_ source: ColorSource) {
    self.source = source
  }

  /// Evaluates this color to a resolved color given the set of environment values.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    source.resolve(in: environment)
  }

  /// The painted color: gamma-encoded sRGB.
  package func renderColor(in environment: EnvironmentValues) -> RenderColor {
    source.renderColor(in: environment)
  }

  /// A Core Graphics representation of the color, if it does not depend on an environment.
  public var cgColor: CGColor? {
    guard let color = source.constant else { return nil }
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }
}

// MARK: - Components

extension Color {
  /// Creates a constant color from red, green, and blue component values.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components.
  ///   - red: The amount of red, from 0 to 1.
  ///   - green: The amount of green, from 0 to 1.
  ///   - blue: The amount of blue, from 0 to 1.
  ///   - opacity: 0 is transparent, 1 is opaque.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let color = RenderColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    switch colorSpace {
    case .sRGB: self.init(.constant(color))
    case .displayP3: self.init(.displayP3(color))
    case .sRGBLinear:
      self.init(
        Resolved(
          colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
    }
  }

  /// Creates a constant grayscale color.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a constant color from hue, saturation, and brightness values, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = RenderColor.components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a constant color from a resolved color.
  public init(_ resolved: Resolved) {
    self.init(.resolved(resolved))
  }

  /// Creates a color from a color set that you indicate by name.
  ///
  /// - Parameters:
  ///   - name: The name of the color resource to look up.
  ///   - bundle: The bundle in which to search for the color resource; `nil` is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(NamedColor(name: name, bundle: bundle)))
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    self.init(.constant(cgColor.color))
  }

  /// Creates a color from a Core Graphics color. It is disfavored so that `Color.init` refers to the labeled
  /// initializer.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) {
    self.init(.platform(uiColor))
  }

  /// Creates a color from a UIKit color. It is disfavored so that `Color.init` refers to the labeled initializer.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }
}

// MARK: - Derived colors

extension Color {
  /// Multiplies the opacity of the color by the given amount.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(Nested(self), opacity))
  }

  /// Returns a version of self mixed with `rhs` by the amount specified by `fraction`.
  ///
  /// - Parameters:
  ///   - rhs: The color to mix this one with.
  ///   - fraction: 0 leaves the color unchanged, 1 gives `rhs`.
  ///   - colorSpace: The color space in which to mix.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mix(Nested(ColorMix(first: self, second: rhs, fraction: fraction, space: colorSpace))))
  }
}

extension Color: CustomStringConvertible {
  public var description: String { source.description }
}

extension RenderColor {
  /// Converts hue, saturation and brightness to red, green and blue.
  static func components(
    hue: Double, saturation: Double, brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let turn = hue - hue.rounded(.down)
    func component(_ n: Double) -> Double {
      let k = (n + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    return (component(5), component(3), component(1))
  }
}
