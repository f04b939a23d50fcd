import SwiftUI

/// An app that tests drive: its screen, its state, and the accessibility tree of the moment.
///
/// All `XCUIApplication`s of one bundle identifier share it.
@MainActor
package final class RunningApp {
  /// The name in messages and on the application's element.
  package let name: String

  package let session: AutomationSession

  package var screen: Screen? {
    didSet { latest = nil }
  }

  package var state: XCUIApplication.State

  private var latest: (generation: UInt, tree: ElementTree)?

  package init(name: String, screen: Screen?, session: AutomationSession) {
    self.name = name
    self.screen = screen
    self.session = session
    state = screen == nil ? .notRunning : .runningForeground
  }

  /// The accessibility tree as it is now, or `nil` if the app is not running.
  ///
  /// It is made once for each state of the screen, however many queries are asked.
  var tree: ElementTree? {
    guard let screen else { return nil }
    screen.graph.flush()
    if let latest, latest.generation == screen.graph.generation { return latest.tree }
    guard let root = screen.automationRoot(named: name) else { return nil }
    let tree = ElementTree(root: root, keyboardFocus: screen.keyboardFocus)
    latest = (screen.graph.generation, tree)
    return tree
  }
}

extension Screen {
  /// The application with everything that the screen shows below it.
  fileprivate func automationRoot(named name: String) -> SemanticsNode? {
    guard let element = rootElement else { return nil }
    let bounds = CGRect(origin: .zero, size: element.size)
    var window = SemanticsNode(role: .window, of: element, frame: bounds)
    window.children = semantics()
    var application = SemanticsNode(role: .application, label: name, of: element, frame: bounds)
    application.children = [window]
    return application
  }
}
