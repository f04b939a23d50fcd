// Deterministic defaults, independent of the machine's locale, time zone and display.

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 2 }
  }

  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }

  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .standard }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
  }

  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of one pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The locale of formatted text.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the view accepts interaction.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The phase of the view's scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
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
