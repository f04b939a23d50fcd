// What a window and its display say about themselves.

/// How active the window around a control is.
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

  /// How active the window is.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the display is dimmed, as an always-on display is.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// Whether the screen is being captured.
  public var isSceneCaptured: Bool {
    get { self[SceneCaptureKey.self] }
    set { self[SceneCaptureKey.self] = newValue }
  }

  /// The material that the view lies on, if any.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
