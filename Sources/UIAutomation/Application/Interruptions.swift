import Foundation
import SwiftUI

/// Handlers for alerts that interrupt other actions of a test.
@MainActor
package final class Interruptions {
  private struct Monitor {
    let token: MonitorToken
    let description: String
    let handler: (XCUIElement) -> Bool
  }

  private var monitors: [Monitor] = []
  private var isHandling = false

  /// Adds a handler, which takes precedence over earlier ones.
  ///
  /// - Parameter handler: Receives the alert; returns whether it has handled it.
  package func add(description: String, handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
    let token = MonitorToken()
    monitors.append(Monitor(token: token, description: description, handler: handler))
    return token
  }

  package func remove(_ token: any NSObjectProtocol) {
    monitors.removeAll { $0.token === token }
  }

  package func removeAll() {
    monitors.removeAll()
  }

  /// Passes an alert that blocks the element of a query to the handlers, the last one first.
  ///
  /// - Parameter point: The place of a touch, in points of the screen; on the alert of an app, it is not blocked.
  /// - Returns: Whether a handler has handled it.
  @discardableResult
  func handleAlert(blocking query: ElementQuery, at point: CGPoint? = nil) -> Bool {
    guard !monitors.isEmpty, !isHandling else { return false }
    isHandling = true
    defer { isHandling = false }
    var isHandled = false
    // One prompt of the system may be followed by the next.
    for _ in 0..<Self.mostPrompts {
      guard query.app.isBehindPrompt, let alert = frontAlert(of: query.app.homeScreen), handle(alert) else { break }
      isHandled = true
    }
    guard !query.app.isBehindPrompt, let tree = query.app.tree, let alert = tree.frontAlert else { return isHandled }
    if case .one(let position) = query.resolve(in: tree), tree.path(to: position).contains(alert) { return isHandled }
    if let point, tree.entries[alert].node.frame.contains(point) { return isHandled }
    return handle(element(alert, in: tree, of: query.app)) || isHandled
  }

  /// The number of prompts that monitors handle before an event.
  private static let mostPrompts = 8

  private func handle(_ alert: XCUIElement) -> Bool { monitors.reversed().contains { $0.handler(alert) } }

  private func frontAlert(of app: RunningApp) -> XCUIElement? {
    guard let tree = app.tree, let alert = tree.frontAlert else { return nil }
    return element(alert, in: tree, of: app)
  }

  private func element(_ position: Int, in tree: ElementTree, of app: RunningApp) -> XCUIElement {
    XCUIElement(query: ElementQuery(app: app, steps: [.bound(BoundElement(position, in: tree))]))
  }

  private final class MonitorToken: NSObject {}
}

extension ElementTree {
  /// The frontmost alert.
  fileprivate var frontAlert: Int? { entries.indices.last { entries[$0].type == .alert } }
}
