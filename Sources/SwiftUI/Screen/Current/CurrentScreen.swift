/// The screen that API without an owner refers to, such as ``UIScreen/main`` and ``UIDevice/current``.
@MainActor
package enum CurrentScreen {
  private static weak var latest: Screen?

  /// The device while there is no screen.
  package static var waitingDevice = Device.iPhone

  /// The screen with the latest event, otherwise that of the running app.
  package static var screen: Screen? { latest ?? AppInstance.running?.screen }

  /// The device of the screen.
  package static var device: Device { screen?.device ?? waitingDevice }

  /// The environment of the screen's window, or `nil` without a screen.
  package static var environment: EnvironmentValues? { screen?.window.completeEnvironment }

  static func enter(_ screen: Screen) {
    if latest !== screen { screen.graph.phone.enter() }
    latest = screen
  }

  /// Called when the app on a screen has ended.
  static func leave(_ screen: Screen) {
    if latest === screen { latest = nil }
  }
}
