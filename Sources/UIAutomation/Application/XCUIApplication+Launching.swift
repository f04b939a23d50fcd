import DeviceCatalog
import FlowReports
import Foundation
import PhoneSimulation
import SwiftUI

extension XCUIApplication {
  /// The type of the app under test. By default, it is the only app of the process, or the one whose module name is a
  /// prefix of the tests' module name.
  public static var appUnderTest: (any App.Type)? {
    get { AutomationCenter.shared.appType }
    set { AutomationCenter.shared.appType = newValue }
  }

  /// Launches the app with ``launchArguments`` and ``launchEnvironment``; terminates a running instance first.
  ///
  /// The app is the `App` that is linked into the process. Its state is new; its stored user defaults are kept.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    takeSettings()
    guard !session.isStopped else { return }
    do throws(PackageSettings.Fault) {
      AutomationCenter.shared.setting.follow(try PackageSettings(around: "\(file)"))
    } catch {
      return session.fail("\(error)")
    }
    query.app.launch(
      on: .shared, arguments: TestLaunch.ofProcess.locale + launchArguments, environment: launchEnvironment)
  }

  /// Brings the app to the foreground; launches it if it is not running.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    if state == .notRunning { return launch(file: file, line: line) }
    query.app.activate()
  }

  /// Terminates the app.
  public func terminate(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    query.app.terminate()
  }

  /// Opens a URL in the app, as if a person had opened it in another app; launches the app if it is not running.
  ///
  /// - Parameter url: The URL; if no view on the screen handles it, the event is lost, which is a warning or a failure.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    if state == .notRunning { launch(file: file, line: line) }
    query.app.open(url)
  }

  /// Waits until the app is in a state.
  ///
  /// Calls of the test change the state of the app under test at once. Of an app of the system, such as Safari, it also
  /// changes when the app under test opens a URL.
  ///
  /// - Parameters:
  ///   - state: The expected state.
  ///   - timeout: The timeout, in seconds of the screen's clock. An app that is not running has no clock, and the answer is
  ///     immediate.
  /// - Returns: Whether the app is in the state.
  public func wait(
    for state: XCUIApplication.State, timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    session.note(file, line)
    guard !session.isStopped, let screen = query.app.screen else { return self.state == state }
    return screen.wait(upTo: timeout, afterRest: true, patience: EventTiming.patience(for: timeout)) {
      self.state == state
    }
  }

  /// Resets the authorization for a resource, so that the app asks for it again.
  ///
  /// - Parameter resource: The resource; `keyboardNetwork` has no authorization here, and nothing happens.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    phone.update(PhonePermissions.self) { permissions in
      for resource in resource.resources { permissions.reset(resource) }
    }
  }
}
