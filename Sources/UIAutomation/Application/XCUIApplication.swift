import FlowIssueReporting
import FlowReports
import Foundation
import SwiftUI

/// An app that a test launches and drives.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// The `CommandLine.arguments` of the app when this object launches it; pairs of `-key value` are also in its user
  /// defaults. At first these are the arguments of the scheme or the test plan.
  public var launchArguments: [String] = TestLaunch.ofProcess.arguments {
    didSet { if launchArguments != oldValue { noteSetting("launchArguments") } }
  }

  /// The environment of the app when this object launches it.
  public var launchEnvironment: [String: String] = [:] {
    didSet { if launchEnvironment != oldValue { noteSetting("launchEnvironment") } }
  }

  /// Warn, one for each setting by name, if the app is not launched with what was set while it ran.
  private var lateSettings: [String: PendingCheck] = [:]

  /// Creates an application for the app under test.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    super.init(query: ElementQuery(app: AutomationCenter.shared.mainApp), file: file, line: line)
  }

  /// Creates an application with a bundle identifier. The elements of Apple's apps, such as `com.apple.springboard`, are
  /// the prompts and sheets that they show in front of the app under test; every other identifier is the app under test.
  ///
  /// Apple's apps except the home screen are not running until a test launches or activates them, the app under test opens
  /// a URL of theirs, or they show something in front of it. Then the app under test is in the background, if it was a test
  /// that did so.
  public init(bundleIdentifier: String, file: StaticString = #filePath, line: UInt = #line) {
    super.init(query: ElementQuery(app: AutomationCenter.shared.app(bundleIdentifier)), file: file, line: line)
  }

  /// Creates an application for a file, as on a Mac; there are none here, and the test fails.
  public init(url: URL, file: StaticString = #filePath, line: UInt = #line) {
    let center = AutomationCenter.shared
    super.init(query: ElementQuery(app: center.app("com.apple.none")), file: file, line: line)
    center.session.fail(
      "Failed to get the application at \(url.path): XCUIApplication(url:) needs a Mac. "
        + "`XCUIApplication()` is the app that is linked into the test.")
  }

  /// Creates an application for the content of a screen.
  package init(screen: Screen, session: AutomationSession = AutomationSession(), name: String = "App") {
    super.init(query: ElementQuery(app: RunningApp(name: name, screen: screen, session: session)))
  }

  /// Creates an application for a running app.
  init(_ app: RunningApp) {
    super.init(query: ElementQuery(app: app))
  }

  /// The state of an app.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  private func noteSetting(_ name: String) {
    guard query.app.state == .runningForeground, lateSettings[name] == nil else { return }
    lateSettings[name] = PendingCheck(
      "\(name) was set while the app ran, and the app was not launched after that: it has not received the value. Set it "
        + "before `launch()`.", at: session.place)
  }

  /// Records that the app is launched with what was set.
  func takeSettings() {
    for setting in lateSettings.values { setting.complete() }
    lateSettings = [:]
  }

  /// The current state of the app.
  public var state: State { query.app.state }
}

extension TestLaunch {
  /// What the command that runs the tests passes on from a scheme or a test plan.
  static let ofProcess = TestLaunch(environment: ProcessInfo.processInfo.environment)
}

extension XCUIApplication {
  /// The screen of the app while it runs.
  package var screen: Screen? { query.app.screen }
}
