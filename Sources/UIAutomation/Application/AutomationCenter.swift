import SwiftUI

/// The apps of this process that tests drive by name, as the devices' system knows them.
///
/// XCUITest's API names apps without saying who launched them: `XCUIApplication()` in two places of a test is the same
/// app. Flows do not use it: their applications come with a screen.
@MainActor
package final class AutomationCenter {
  package static let shared = AutomationCenter()

  package let session = AutomationSession()
  private var apps: [String: RunningApp] = [:]

  package private(set) lazy var mainApp = RunningApp(name: "App", screen: nil, session: session)

  package func app(_ bundleIdentifier: String) -> RunningApp {
    if let app = apps[bundleIdentifier] { return app }
    let app = RunningApp(name: bundleIdentifier, screen: nil, session: session)
    apps[bundleIdentifier] = app
    return app
  }
}
