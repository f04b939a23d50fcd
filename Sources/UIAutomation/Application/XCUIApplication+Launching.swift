import Foundation
import SwiftUI

extension XCUIApplication {
  /// The type of the app that tests launch: the only one of the process, or that of the module whose name the name of
  /// the tests' module begins with, if none is set.
  public static var appUnderTest: (any App.Type)? {
    get { AutomationCenter.shared.appType }
    set { AutomationCenter.shared.appType = newValue }
  }

  /// Launches the app anew, with ``launchArguments`` and ``launchEnvironment``; one that runs is ended.
  ///
  /// The app is the `App` that is linked into the process. State is gone, what it stored in its user defaults stays.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    query.app.launch(on: .shared, arguments: launchArguments, environment: launchEnvironment)
  }

  /// Brings the app to the foreground; launches it if it is not running.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    if state == .notRunning { return launch(file: file, line: line) }
    query.app.activate()
  }

  /// Ends the app.
  public func terminate(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    query.app.terminate()
  }

  /// Gives the app a URL, as if a person had opened it elsewhere; launches the app if it is not running.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    if state == .notRunning { launch(file: file, line: line) }
    query.app.open(url)
  }

  /// Waits until the app is in a state.
  ///
  /// - Parameter timeout: In seconds of the screen's clock.
  /// - Returns: Whether it is.
  public func wait(
    for state: XCUIApplication.State, timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    session.note(file, line)
    // Apps change their states at once and not by themselves.
    return self.state == state
  }

  /// Forgets what the person has answered when the app asked for a resource; here no app asks.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}
