import Foundation
import SwiftUI

/// An app that tests drive: its screen, its state, and the accessibility tree of the moment.
///
/// All `XCUIApplication`s of one bundle identifier share it.
@MainActor
package final class RunningApp {
  /// The name in messages.
  package private(set) var name: String

  package let session: AutomationSession
  package private(set) var screen: Screen?

  private var instance: AppInstance?
  private var latest: (generation: UInt, label: String, tree: ElementTree)?

  package init(name: String, screen: Screen?, session: AutomationSession) {
    self.name = name
    self.screen = screen
    self.session = session
  }

  package var state: XCUIApplication.State {
    guard let instance else { return screen == nil ? .notRunning : .runningForeground }
    return switch instance.state {
    case .notRunning: .notRunning
    case .background: .runningBackground
    case .foreground: .runningForeground
    }
  }

  /// The accessibility tree as it is now, or `nil` if the app is not running.
  ///
  /// It is made once for each state of the screen, however many queries are asked.
  var tree: ElementTree? {
    guard let screen else { return nil }
    // The test may have slept, and the app's tasks have not.
    screen.runReadyTasks()
    screen.bringUpToDate()
    let label = (instance == nil ? nil : UIApplication.shared.accessibilityLabel) ?? name
    if let latest, latest.generation == screen.graph.generation, latest.label == label { return latest.tree }
    var root = screen.semanticsTree
    root.label = root.label ?? label
    let tree = ElementTree(root: root)
    latest = (screen.graph.generation, label, tree)
    return tree
  }

  // MARK: - Life

  /// How long work that a launch has started is given, in seconds of real time: on a device a launch takes longer, and
  /// tests look at what an app has loaded meanwhile.
  private static let launchPatience = 0.1

  /// Launches the app; one that runs is ended before.
  func launch(on center: AutomationCenter, arguments: [String], environment: [String: String]) {
    terminate()
    do {
      let instance = try center.launch(arguments: arguments, environment: environment)
      self.instance = instance
      name = instance.name
      screen = instance.screen
      instance.screen.becomeIdle(patience: Self.launchPatience)
    } catch {
      session.fail("Failed to launch '\(name)': \(error)")
    }
  }

  package func activate() {
    instance?.activate()
    screen?.becomeIdle()
  }

  package func moveToBackground() {
    instance?.moveToBackground()
  }

  package func terminate() {
    guard let instance else { return }
    instance.terminate()
    self.instance = nil
    screen = nil
    latest = nil
  }

  /// Gives the app a URL; a failure is reported if nothing in it takes one.
  package func open(_ url: URL) {
    guard let instance else { return session.fail("Failed to open \(url): " + FailureMessage.notRunning(self)) }
    activate()
    if !instance.open(url) {
      session.lost(
        "Failed to open \(url): no view on the screen of '\(name)' takes URLs. Add onOpenURL to one that is there.")
    }
    screen?.becomeIdle()
  }
}
