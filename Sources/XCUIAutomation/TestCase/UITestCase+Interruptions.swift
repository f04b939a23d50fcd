import Foundation
import UIAutomation

extension UITestCase {
  /// Adds a handler of alerts that come up while the test does something else, and block it.
  ///
  /// - Parameter handler: Gets the alert; returns whether it has dealt with it.
  /// - Returns: What the handler is removed with.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    AutomationCenter.shared.session.interruptions.add(description: handlerDescription, handler: handler)
  }

  /// Removes a handler.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    AutomationCenter.shared.session.interruptions.remove(monitor)
  }
}
