import Foundation
import SwiftUI

/// Handlers of alerts that come up while a test does something else.
@MainActor
package final class Interruptions {
  private struct Monitor {
    let token: MonitorToken
    let description: String
    let handler: (XCUIElement) -> Bool
  }

  private var monitors: [Monitor] = []
  private var isHandling = false

  /// Adds a handler, which is asked before those that were added earlier.
  ///
  /// - Parameter handler: Gets the alert; returns whether it has dealt with it.
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

  /// Offers an alert that blocks the element of a query to the handlers, the last one first.
  ///
  /// - Returns: Whether one of them has dealt with it.
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
  /// The alert in front of everything else.
  fileprivate var frontAlert: Int? { entries.indices.last { entries[$0].type == .alert } }
}
