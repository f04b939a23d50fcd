// Properties of a window and its display.

/// The active state of the window around a control.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  case key
  case active
  case inactive
}

extension EnvironmentValues {
  private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
  private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum SceneCaptureKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

  /// Whether the window looks active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The active state of the window.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the display is dimmed, like an always-on display.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// Whether the screen is being captured.
  public var isSceneCaptured: Bool {
    get { self[SceneCaptureKey.self] }
    set { self[SceneCaptureKey.self] = newValue }
  }

  /// The material behind the view, if any.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
