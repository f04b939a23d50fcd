// Deterministic defaults, independent of the machine's locale, time zone and display.

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }

  /// The layout direction.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight

  /// The number of pixels per point.
  @Entry public var displayScale: CGFloat = 2

  /// The length of one pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The locale of formatted text.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates.
  @Entry public var calendar: Calendar = .standard

  /// The time zone of dates.
  @Entry public var timeZone: TimeZone = .gmt

  /// Whether the view accepts interaction.
  @Entry public var isEnabled: Bool = true

  /// The phase of the view's scene.
  @Entry public var scenePhase: ScenePhase = .active
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

extension View {
  /// Disables interaction with the view and its descendants; a disabled ancestor takes precedence.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.isEnabled) { $0 = $0 && !disabled })
  }
}
