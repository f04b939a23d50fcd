import SwiftUI

/// The apps of this process that tests drive by name, as a device's system knows them.
///
/// XCUITest's API names apps without saying who launched them: `XCUIApplication()` in two places of a test is the same
/// app. Flows do not use it: their applications come with a screen.
@MainActor
package final class AutomationCenter {
  package static let shared = AutomationCenter()

  package let session = AutomationSession()

  /// The device that apps are launched on, and how it is set up.
  package var setting = DeviceSetting() {
    didSet { UIDevice.waiting = setting.heldDevice }
  }

  /// What reads the screen aloud, if a test has it do so.
  let voiceOver = XCUIVoiceOverService()

  /// The type of the app that tests launch.
  var appType: (any App.Type)?

  /// What the apps of the test have stored; each test begins with nothing.
  private var container = AppContainer()

  /// The name of the module with the tests that run, by which the app is found if there are several.
  package var testModule: String?

  /// The keys that are held while other keys are pressed.
  var heldKeys: XCUIElement.KeyModifierFlags = []

  private var apps: [String: RunningApp] = [:]

  /// The app of the tests.
  package private(set) lazy var mainApp = RunningApp(name: "App", screen: nil, session: session)

  /// The app that a person would see.
  var foregroundApp: RunningApp? { mainApp.state == .runningForeground ? mainApp : nil }

  /// Lets the time of the running app's screen pass until a condition holds.
  ///
  /// - Returns: `false` if no app is running, whose time could pass.
  package func wait(upTo timeout: Double, until condition: () -> Bool) -> Bool {
    guard !session.isStopped, let screen = foregroundApp?.screen else { return false }
    _ = screen.wait(upTo: timeout, afterRest: true, patience: EventTiming.patience(for: timeout), until: condition)
    return true
  }

  /// Lets the time of the running app's screen pass.
  ///
  /// - Returns: `false` if no app is running, whose time could pass.
  package func letTimePass(_ seconds: Double) -> Bool {
    guard let screen = foregroundApp?.screen else { return false }
    if !session.isStopped { _ = screen.wait(upTo: seconds, patience: EventTiming.patience(for: seconds)) { false } }
    return true
  }

  /// Begins a test: what the apps of those before have stored is gone.
  package func beginTest(of module: String) {
    testModule = module
    container = AppContainer()
  }

  /// Launches the app of the tests.
  ///
  /// - Throws: `AppLaunchError` if nothing says which app is meant, or if it has no window.
  func launch(arguments: [String], environment: [String: String]) throws -> AppInstance {
    let app = try appType ?? AppDiscovery.app(forTestsIn: testModule)
    return try AppInstance.launch(
      app, device: setting.heldDevice, arguments: arguments, environment: environment, container: container,
      values: setting.values)
  }

  package func app(_ bundleIdentifier: String) -> RunningApp {
    if let app = apps[bundleIdentifier] { return app }
    let app = bundleIdentifier.hasPrefix("com.apple.") ? systemApp(bundleIdentifier) : mainApp
    apps[bundleIdentifier] = app
    return app
  }

  /// An app of the system, such as the home screen: it runs, and shows nothing.
  private func systemApp(_ bundleIdentifier: String) -> RunningApp {
    let screen = Screen(device: setting.device)
    screen.show(EmptyView())
    return RunningApp(name: bundleIdentifier, screen: screen, session: session)
  }
}
