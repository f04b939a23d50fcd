/// An action that presents a window.
///
/// A screen has one window and cannot open another: the request is recorded as a warning.
///
/// - Note: Approximate: a screen opens no second window: a warning is recorded.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let center: PresentationCenter?

  /// Opens a window that's associated with the specified identifier.
  public func callAsFunction(id: String) {
    center?.reportWindowRequest("openWindow(id: \"\(id)\")")
  }

  /// Opens a window defined by a window group that presents the type of the specified value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    center?.reportWindowRequest("openWindow(value: \(value))")
  }

  /// Opens a window defined by a window group with an identifier that presents the type of the specified value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    center?.reportWindowRequest("openWindow(id: \"\(id)\", value: \(value))")
  }
}

/// An action that dismisses a window; a screen's window remains open, and the request is recorded as a warning.
///
/// - Note: Approximate: a screen's window remains open: a warning is recorded.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let center: PresentationCenter?

  /// Dismisses the current window.
  public func callAsFunction() {
    center?.reportWindowRequest("dismissWindow()")
  }

  /// Dismisses the window that's associated with the specified identifier.
  public func callAsFunction(id: String) {
    center?.reportWindowRequest("dismissWindow(id: \"\(id)\")")
  }

  /// Dismisses the window that presents the specified value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    center?.reportWindowRequest("dismissWindow(value: \(value))")
  }

  /// Dismisses the window of a group that presents the specified value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    center?.reportWindowRequest("dismissWindow(id: \"\(id)\", value: \(value))")
  }
}

/// An action that presents the settings scene for an app; the request is recorded as a warning.
///
/// - Note: Approximate: a screen has no settings: a warning is recorded.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let center: PresentationCenter?

  /// Opens the app's settings.
  public func callAsFunction() {
    center?.reportWindowRequest("openSettings()")
  }
}

extension EnvironmentValues {
  /// A window presentation action stored in a view's environment.
  @MainActor
  public var openWindow: OpenWindowAction { OpenWindowAction(center: presentationCenter) }

  /// A window dismissal action stored in a view's environment.
  @MainActor
  public var dismissWindow: DismissWindowAction { DismissWindowAction(center: presentationCenter) }

  /// A settings presentation action stored in a view's environment.
  @MainActor
  public var openSettings: OpenSettingsAction { OpenSettingsAction(center: presentationCenter) }

  /// Whether the current platform supports opening multiple windows.
  public var supportsMultipleWindows: Bool { false }
}

extension PresentationCenter {
  /// Records a warning that a view requested another window.
  fileprivate func reportWindowRequest(_ call: String) {
    report("\(call) was called, but a screen has one window: nothing was opened or closed.")
  }
}
