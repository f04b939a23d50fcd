import Foundation
import SwiftUI

/// An app that tests drive: its screen, its state, and its current accessibility tree.
///
/// All `XCUIApplication`s with the same bundle identifier share it.
@MainActor
package final class RunningApp {
  /// The name in messages.
  package private(set) var name: String

  package let session: AutomationSession
  private var ownScreen: Screen?

  /// The app in front of which this app of the system shows prompts and sheets.
  private let shownApp: RunningApp?

  /// The bundle identifier of an app of the system; `nil` for the app under test.
  let process: String?

  /// The home screen in front of this app, with the system's prompts.
  var homeScreen: RunningApp { systemApp(Self.homeScreen) }

  private var systemApps: [String: RunningApp] = [:]

  package static let homeScreen = "com.apple.springboard"

  /// Whether a test has brought this app of the system to the foreground.
  private var isActivated = false

  /// The number of URLs that the app under test had opened when it was last brought to the foreground.
  private var seenURLs = 0

  private var instance: AppInstance?
  private var latest: LatestTree?

  package init(name: String, screen: Screen?, session: AutomationSession) {
    self.name = name
    ownScreen = screen
    self.session = session
    shownApp = nil
    process = nil
  }

  /// An app of the system in front of this app, by its bundle identifier.
  func systemApp(_ bundleIdentifier: String) -> RunningApp {
    if let app = systemApps[bundleIdentifier] { return app }
    let app = RunningApp(bundleIdentifier, inFrontOf: self)
    systemApps[bundleIdentifier] = app
    return app
  }

  /// Creates an app of the system. Its elements are what it shows in front of an app.
  init(_ process: String, inFrontOf app: RunningApp) {
    name = process
    session = app.session
    shownApp = app
    self.process = process
  }

  package var screen: Screen? {
    guard let shownApp else { return ownScreen }
    if let screen = shownApp.screen { return screen }
    if let ownScreen { return ownScreen }
    let empty = Screen(device: AutomationCenter.shared.setting.device)
    empty.show(EmptyView())
    ownScreen = empty
    return empty
  }

  package var state: XCUIApplication.State {
    if let process { return isInFront(process) ? .runningForeground : .notRunning }
    guard let instance else { return shownApp == nil && ownScreen == nil ? .notRunning : .runningForeground }
    return switch instance.state {
    case .notRunning: .notRunning
    case .background: .runningBackground
    case .foreground: .runningForeground
    }
  }

  /// Whether an app of the system is on the screen: the home screen always, others if a test or the app under test has
  /// opened them, or while they show something in front of it.
  private func isInFront(_ process: String) -> Bool {
    if process == Self.homeScreen || isActivated { return true }
    if let shownApp, let urls = shownApp.screen?.openedURLs, urls.count > shownApp.seenURLs,
      SystemApps.app(for: urls[urls.count - 1]) == process
    {
      return true
    }
    // The application, its window and the container of what it shows are always there.
    return (tree?.entries.count ?? 0) > 3
  }

  /// The current accessibility tree, or `nil` if the app is not running.
  ///
  /// It is created once per state of the screen and shared by all queries.
  var tree: ElementTree? {
    guard let screen else { return nil }
    // The test may have slept since the last query; the app's tasks run now.
    screen.runReadyTasks()
    screen.bringUpToDate()
    let label = (instance == nil ? nil : UIApplication.shared.accessibilityLabel) ?? name
    if let latest, latest.screen === screen, latest.generation == screen.graph.generation, latest.label == label {
      return latest.tree
    }
    var root = screen.semanticsTree(of: process)
    root.label = root.label ?? label
    let tree = ElementTree(root: root)
    latest = LatestTree(screen: screen, generation: screen.graph.generation, label: label, tree: tree)
    return tree
  }

  /// A tree, and what it was created from.
  private struct LatestTree {
    /// The screen. Its address alone would not do: a later screen can have it, and the same generation.
    weak var screen: Screen?
    let generation: UInt
    let label: String
    let tree: ElementTree
  }

  // MARK: - Lifecycle

  /// The time for pending work after a launch, in seconds of real time: on a device a launch takes longer, and tests
  /// expect data that an app has loaded meanwhile.
  private static let launchPatience = 0.1

  /// Launches the app; terminates a running instance first.
  func launch(on center: AutomationCenter, arguments: [String], environment: [String: String]) {
    if process != nil { return activate() }
    end()
    leaveSystemApps()
    do {
      let instance = try center.launch(arguments: arguments, environment: environment)
      self.instance = instance
      name = instance.name
      ownScreen = instance.screen
      instance.screen.becomeIdle(patience: Self.launchPatience)
    } catch {
      session.fail("Failed to launch '\(name)': \(error)")
    }
  }

  package func activate() {
    if let shownApp, let process {
      if process != Self.homeScreen {
        isActivated = true
        session.warn(FailureMessage.hasNoScreen(self))
      }
      shownApp.moveToBackground()
    } else {
      leaveSystemApps()
      instance?.activate()
    }
    screen?.becomeIdle()
  }

  /// Takes the place of the apps of the system.
  private func leaveSystemApps() {
    for app in systemApps.values { app.isActivated = false }
    seenURLs = screen?.openedURLs.count ?? 0
  }

  package func moveToBackground() {
    instance?.moveToBackground()
  }

  /// Terminates the app; reports a failure if a view is shown without an app.
  package func terminate() {
    if instance == nil, ownScreen != nil, shownApp == nil {
      return session.fail("Failed to terminate: " + FailureMessage.isView(self))
    }
    end()
  }

  private func end() {
    isActivated = false
    guard let instance else { return }
    instance.terminate()
    self.instance = nil
    ownScreen = nil
    latest = nil
  }

  /// Opens a URL in the app; reports a failure if nothing handles it.
  package func open(_ url: URL) {
    guard let screen else { return session.fail("Failed to open \(url): " + FailureMessage.notRunning(self)) }
    activate()
    if !(instance?.open(url) ?? screen.send(.url(url))) {
      session.lost(
        "Failed to open \(url): no view on the screen of '\(name)' handles URLs. Add onOpenURL to a view on it.")
    }
    screen.becomeIdle()
  }
}
