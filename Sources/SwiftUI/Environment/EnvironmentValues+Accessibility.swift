// Accessibility settings. A test sets a value to show the view with that setting.

extension EnvironmentValues {
  /// Whether the user prefers reduced motion.
  @Entry public var accessibilityReduceMotion: Bool = false

  /// Whether the user prefers reduced transparency.
  @Entry public var accessibilityReduceTransparency: Bool = false

  /// Whether the user needs differentiation without color.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false

  /// Whether the screen shows inverted colors.
  @Entry public var accessibilityInvertColors: Bool = false

  /// Whether buttons should show their shape.
  @Entry public var accessibilityShowButtonShapes: Bool = false

  /// Whether flashing lights should be dimmed.
  @Entry public var accessibilityDimFlashingLights: Bool = false

  /// Whether animated images play automatically.
  @Entry public var accessibilityPlayAnimatedImages: Bool = true

  /// Whether VoiceOver is running.
  @Entry public var accessibilityVoiceOverEnabled: Bool = false

  /// Whether Switch Control is running.
  @Entry public var accessibilitySwitchControlEnabled: Bool = false

  /// Whether any assistive technology is running.
  @Entry public var accessibilityEnabled: Bool = false

  /// Whether the large content viewer is on.
  @Entry public var accessibilityLargeContentViewerEnabled: Bool = false

  /// Whether quick actions are on.
  @Entry public var accessibilityQuickActionsEnabled: Bool = false

  /// Whether Assistive Access is on.
  @Entry public var accessibilityAssistiveAccessEnabled: Bool = false
}
