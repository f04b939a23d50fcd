import PhoneSimulation
import SwiftUI

/// The apps of this process that tests drive by name, like the system of a device.
///
/// XCUITest's API addresses apps without their launcher: `XCUIApplication()` in two places of a test is the same app.
/// Flows do not use the center: their applications have a screen.
@MainActor
package final class AutomationCenter {
  package static let shared = AutomationCenter()

  package let session = AutomationSession()

  /// The device that apps are launched on, and its settings.
  package var setting = DeviceSetting() {
    didSet { CurrentScreen.waitingDevice = setting.heldDevice }
  }

  /// The VoiceOver service, which reads the screen if a test uses it.
  let voiceOver = XCUIVoiceOverService()

  /// The type of the app that tests launch.
  var appType: (any App.Type)?

  /// The stored data of the test's apps; each test starts with an empty container.
  private var container = AppContainer()

  /// The phone of the test's apps.
  package var phone: SimulatedPhone { container.phone }

  /// The name of the module of the running tests, which identifies the app if there are several.
  package var testModule: String?

  /// The modifier keys that are held down.
  var heldKeys: XCUIElement.KeyModifierFlags = []

  private var apps: [String: RunningApp] = [:]

  /// The app of the tests.
  package private(set) lazy var mainApp = RunningApp(name: "App", screen: nil, session: session)

  /// The app in the foreground.
  var foregroundApp: RunningApp? { mainApp.state == .runningForeground ? mainApp : nil }

  /// Advances the time of the running app's screen until a condition is met.
  ///
  /// - Returns: `false` if no app is running.
  package func wait(upTo timeout: Double, until condition: () -> Bool) -> Bool {
    guard !session.isStopped, let screen = foregroundApp?.screen else { return false }
    _ = screen.wait(upTo: timeout, afterRest: true, patience: EventTiming.patience(for: timeout), until: condition)
    return true
  }

  /// Advances the time of the running app's screen.
  ///
  /// - Returns: `false` if no app is running.
  package func letTimePass(_ seconds: Double) -> Bool {
    guard let screen = foregroundApp?.screen else { return false }
    if !session.isStopped { _ = screen.wait(upTo: seconds, patience: EventTiming.patience(for: seconds)) { false } }
    return true
  }

  /// Starts a test: discards the stored data of earlier tests' apps.
  package func beginTest(of module: String) {
    testModule = module
    container = AppContainer()
    container.phone.enter()
    if let location = setting.location { container.phone.location = location }
  }

  /// Launches the app under test.
  ///
  /// - Throws: `AppLaunchError` if the app is ambiguous, or if it has no window.
  func launch(arguments: [String], environment: [String: String]) throws -> AppInstance {
    try AppInstance.launch(
      appType, forTestsIn: testModule, device: setting.heldDevice, arguments: arguments, environment: environment,
      container: container, values: setting.values)
  }

  package func app(_ bundleIdentifier: String) -> RunningApp {
    if let app = apps[bundleIdentifier] { return app }
    let app = bundleIdentifier.hasPrefix("com.apple.") ? mainApp.systemApp(bundleIdentifier) : mainApp
    apps[bundleIdentifier] = app
    return app
  }
}
