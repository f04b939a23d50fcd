import FlowRendering

/// A color of the system that depends on the appearance, with iOS's values.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6

  // Text
  case primary, secondary, tertiary, quaternary, quinary, placeholderText, link

  // Fills and lines
  case fill, secondaryFill, tertiaryFill, quaternaryFill, separator, opaqueSeparator

  // Backgrounds
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  func color(in environment: EnvironmentValues) -> RenderColor {
    let color = environment.isElevated && environment.colorScheme == .dark ? elevated : self
    return color.color(environment.colorScheme, environment.colorSchemeContrast, environment.systemVersion)
  }

  /// The color in dark mode on an elevated surface, such as a sheet: backgrounds are one step lighter there.
  private var elevated: SystemColor {
    switch self {
    case .background, .groupedBackground: .secondaryBackground
    case .secondaryBackground, .secondaryGroupedBackground: .tertiaryBackground
    case .tertiaryBackground, .tertiaryGroupedBackground: .gray4
    default: self
    }
  }

  func color(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast, _ version: SystemVersion = .iOS18
  ) -> RenderColor {
    let changed = version == .iOS26 ? Self.paletteOfIOS26[self] : nil
    let shades = changed ?? Self.palette[self] ?? Shades(0xFF00FF, 0xFF00FF, 0xFF00FF, 0xFF00FF)
    switch (scheme, contrast) {
    case (.light, .standard): return shades.light
    case (.dark, .standard): return shades.dark
    case (.light, .increased): return shades.lightContrast
    case (.dark, .increased): return shades.darkContrast
    }
  }

  /// A color for each appearance.
  private struct Shades: Sendable {
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
  }

  // Light, dark, light with increased contrast, dark with increased contrast.
  private static let palette: [SystemColor: Shades] = [
    .red: Shades(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    .orange: Shades(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    .yellow: Shades(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    .green: Shades(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    .mint: Shades(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2),
    .teal: Shades(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    .cyan: Shades(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    .blue: Shades(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    .indigo: Shades(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    .purple: Shades(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    .pink: Shades(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    .brown: Shades(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    .gray: Shades(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    .gray2: Shades(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    .gray3: Shades(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    .gray4: Shades(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    .gray5: Shades(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    .gray6: Shades(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    .primary: Shades(0x000000, 0xFFFFFF),
    .secondary: Shades(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6, 0.8, 0.7)),
    .tertiary: Shades(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3, 0.7, 0.55)),
    .quaternary: Shades(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16, 0.55, 0.4)),
    .quinary: Shades(0x000000, 0xFFFFFF, opacity: (0.05, 0.05, 0.08137255, 0.08137255)),
    .placeholderText: Shades(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3, 0.7, 0.55)),
    .link: Shades(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF),
    .fill: Shades(0x787880, 0x787880, opacity: (0.2, 0.36, 0.28, 0.44)),
    .secondaryFill: Shades(0x787880, 0x787880, opacity: (0.16, 0.32, 0.24, 0.4)),
    .tertiaryFill: Shades(0x767680, 0x767680, opacity: (0.12, 0.24, 0.2, 0.32)),
    .quaternaryFill: Shades(0x747480, 0x767680, opacity: (0.08, 0.18, 0.12, 0.26)),
    .separator: Shades(0x3C3C43, 0x545458, opacity: (0.29, 0.6, 0.37, 0.67)),
    .opaqueSeparator: Shades(0xC6C6C8, 0x38383A),
    .background: Shades(0xFFFFFF, 0x000000),
    .secondaryBackground: Shades(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    .tertiaryBackground: Shades(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
    .groupedBackground: Shades(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000),
    .secondaryGroupedBackground: Shades(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
    .tertiaryGroupedBackground: Shades(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
  ]

  // Colors that changed in iOS 26. Red, orange, blue and separators were measured, the others are documented.
  private static let paletteOfIOS26: [SystemColor: Shades] = [
    .red: Shades(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    .orange: Shades(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    .yellow: Shades(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    .green: Shades(0x34C759, 0x30D158, 0x008932, 0x4AD968),
    .mint: Shades(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    .teal: Shades(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    .cyan: Shades(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    .blue: Shades(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    .indigo: Shades(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
    .purple: Shades(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    .pink: Shades(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    .brown: Shades(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    .separator: Shades(0x000000, 0xFFFFFF, opacity: (0.09, 0.125, 0.2, 0.25)),
  ]
}

extension RenderColor {
  /// Creates a color from `0xRRGGBB`.
  package init(hex: UInt32, alpha: Float = 1) {
    self.init(
      red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
