// Properties of a window and its display.

/// The active state of the window around a control.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  case key
  case active
  case inactive
}

extension EnvironmentValues {
  /// Whether the window looks active.
  @Entry public var appearsActive: Bool = true

  /// The active state of the window.
  @Entry public var controlActiveState: ControlActiveState = .key

  /// Whether the display is dimmed, like an always-on display.
  @Entry public var isLuminanceReduced: Bool = false

  /// Whether the screen is being captured.
  @Entry public var isSceneCaptured: Bool = false

  /// The material behind the view, if any.
  @Entry public var backgroundMaterial: Material?
}
