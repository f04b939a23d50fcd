/// The possible color schemes, corresponding to the light and dark appearances.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// The color scheme that corresponds to a light appearance.
  case light

  /// The color scheme that corresponds to a dark appearance.
  case dark
}

/// The contrast between the app's foreground and background colors.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// SwiftUI displays views with standard contrast between the app's foreground and background colors.
  case standard

  /// SwiftUI displays views with increased contrast between the app's foreground and background colors.
  case increased
}

/// The set of possible working color spaces for color-compositing operations.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The non-linear sRGB working color space.
  case nonLinear

  /// The linear sRGB working color space.
  case linear

  /// The extended linear sRGB working color space.
  case extendedLinear
}

extension EnvironmentValues {
  /// The color scheme of this environment.
  @Entry public var colorScheme: ColorScheme = .light

  /// The contrast associated with the color scheme of this environment.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard

  /// The contrast associated with the color scheme of this environment, for tests and previews to set.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { colorSchemeContrast = newValue }
  }
}
