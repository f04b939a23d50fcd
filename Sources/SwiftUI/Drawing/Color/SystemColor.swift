import FlowRendering

/// A color of the system that depends on the design and the appearance.
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
    return environment.design.colors[color].color(environment.colorScheme, environment.colorSchemeContrast)
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
}

extension RenderColor {
  /// Creates a color from `0xRRGGBB`.
  package init(hex: UInt32, alpha: Float = 1) {
    self.init(
      red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
