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
  /// - Returns: Whether a handler has handled it.
  @discardableResult
  func handleAlert(blocking query: ElementQuery) -> Bool {
    guard !monitors.isEmpty, !isHandling, let tree = query.app.tree, let alert = tree.frontAlert else { return false }
    if case .one(let position) = query.resolve(in: tree), tree.path(to: position).contains(alert) { return false }
    isHandling = true
    defer { isHandling = false }
    let element = XCUIElement(
      query: ElementQuery(app: query.app, steps: [.bound(BoundElement(alert, in: tree))]))
    return monitors.reversed().contains { $0.handler(element) }
  }

  private final class MonitorToken: NSObject {}
}

extension ElementTree {
  /// The frontmost alert.
  fileprivate var frontAlert: Int? { entries.indices.last { entries[$0].type == .alert } }
}
