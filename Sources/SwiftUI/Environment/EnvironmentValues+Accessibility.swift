// Accessibility settings. A test sets a value to show the view with that setting.

extension EnvironmentValues {
  private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DimFlashingLightsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum PlayAnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum VoiceOverEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SwitchControlEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum LargeContentViewerKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum QuickActionsEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum AssistiveAccessKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the user needs differentiation without color.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the screen shows inverted colors.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether buttons should show their shape.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether flashing lights should be dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// Whether animated images play automatically.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether VoiceOver is running.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverEnabledKey.self] }
    set { self[VoiceOverEnabledKey.self] = newValue }
  }

  /// Whether Switch Control is running.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlEnabledKey.self] }
    set { self[SwitchControlEnabledKey.self] = newValue }
  }

  /// Whether any assistive technology is running.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the large content viewer is on.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }

  /// Whether quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsEnabledKey.self] }
    set { self[QuickActionsEnabledKey.self] = newValue }
  }

  /// Whether Assistive Access is on.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessKey.self] }
    set { self[AssistiveAccessKey.self] = newValue }
  }
}
