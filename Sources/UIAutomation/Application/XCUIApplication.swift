import Foundation
import SwiftUI

/// An app that a test launches and drives.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// What the app finds in `CommandLine.arguments`, and pairs of `-key value` in its user defaults, when this object
  /// launches it the next time.
  public var launchArguments: [String] = []

  /// What the app finds in its environment when this object launches it the next time.
  public var launchEnvironment: [String: String] = [:]

  /// The app of the test.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    super.init(query: ElementQuery(app: AutomationCenter.shared.mainApp), file: file, line: line)
  }

  /// An app by its bundle identifier; apps of others have no elements.
  public init(bundleIdentifier: String, file: StaticString = #filePath, line: UInt = #line) {
    super.init(query: ElementQuery(app: AutomationCenter.shared.app(bundleIdentifier)), file: file, line: line)
  }

  /// An app in a file, as Macs have it; there are none here, and the test fails.
  public init(url: URL, file: StaticString = #filePath, line: UInt = #line) {
    let center = AutomationCenter.shared
    super.init(query: ElementQuery(app: center.app("com.apple.none")), file: file, line: line)
    center.session.fail(
      "Failed to get the application at \(url.path): XCUIApplication(url:) needs a Mac. "
        + "`XCUIApplication()` is the app that is linked into the test.")
  }

  /// The app that a screen shows.
  package init(screen: Screen, session: AutomationSession = AutomationSession(), name: String = "App") {
    super.init(query: ElementQuery(app: RunningApp(name: name, screen: screen, session: session)))
  }

  /// What an app is doing.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// What the app is doing.
  public var state: State { query.app.state }
}

extension XCUIApplication {
  /// What shows the app, while it runs.
  package var screen: Screen? { query.app.screen }
}
