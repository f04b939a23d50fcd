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

  /// Offers an alert that blocks an element to the handlers, the last one first.
  ///
  /// - Returns: Whether one of them has dealt with it.
  func handle(blocking found: FoundElement, in app: RunningApp) -> Bool {
    guard !monitors.isEmpty, !isHandling, let alert = found.blockingAlert else { return false }
    isHandling = true
    defer { isHandling = false }
    let element = XCUIElement(
      query: ElementQuery(app: app, steps: [.bound(BoundElement(alert, in: found.tree))]))
    return monitors.reversed().contains { $0.handler(element) }
  }

  private final class MonitorToken: NSObject {}
}

extension FoundElement {
  /// The alert in front of everything else, if the element is not part of it.
  fileprivate var blockingAlert: Int? {
    guard let alert = tree.entries.indices.last(where: { tree.entries[$0].type == .alert }) else { return nil }
    return tree.path(to: position).contains(alert) ? nil : alert
  }
}
