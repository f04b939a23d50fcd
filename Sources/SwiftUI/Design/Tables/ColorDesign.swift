import FlowRendering

/// The colors of a system.
struct ColorDesign: Sendable {
  private let shades: [SystemColor: SystemShades]

  /// Whether gradients are interpolated in a perceptual color space by default.
  let hasPerceptualGradients: Bool

  /// Whether the levels of the foreground in rows of lists are fractions of the primary color.
  let hasFractionsInRows: Bool

  /// - Parameter shades: The shades of each color.
  init(
    hasPerceptualGradients: Bool, hasFractionsInRows: Bool, shades: (SystemColor) -> SystemShades
  ) {
    self.hasPerceptualGradients = hasPerceptualGradients
    self.hasFractionsInRows = hasFractionsInRows
    self.shades = Dictionary(uniqueKeysWithValues: SystemColor.allCases.map { ($0, shades($0)) })
  }

  subscript(_ color: SystemColor) -> SystemShades {
    guard let shades = shades[color] else { preconditionFailure("Every color of the system has its shades.") }
    return shades
  }
}

/// A color for each appearance.
package struct SystemShades: Hashable, Sendable {
  let light: RenderColor
  let dark: RenderColor
  let lightContrast: RenderColor
  let darkContrast: RenderColor

  /// `0xRRGGBB` values with their opacities.
  init(
    _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32,
    opacity: (light: Float, dark: Float, lightContrast: Float, darkContrast: Float) = (1, 1, 1, 1)
  ) {
    self.light = RenderColor(hex: light, alpha: opacity.light)
    self.dark = RenderColor(hex: dark, alpha: opacity.dark)
    self.lightContrast = RenderColor(hex: lightContrast, alpha: opacity.lightContrast)
    self.darkContrast = RenderColor(hex: darkContrast, alpha: opacity.darkContrast)
  }

  /// The same color with and without increased contrast, with different opacities.
  init(
    _ light: UInt32, _ dark: UInt32,
    opacity: (light: Float, dark: Float, lightContrast: Float, darkContrast: Float) = (1, 1, 1, 1)
  ) {
    self.init(light, dark, light, dark, opacity: opacity)
  }

  /// No color: what is behind is seen.
  static let clear = SystemShades(0xFFFFFF, 0x000000, opacity: (0, 0, 0, 0))

  /// The color in an appearance.
  func color(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RenderColor {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightContrast
    case (.dark, .increased): darkContrast
    }
  }
}
