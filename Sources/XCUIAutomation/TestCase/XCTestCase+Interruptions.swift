import Foundation
import UIAutomation
import XCTest

extension XCTestCase {
  /// Adds a handler for alerts that interrupt other actions of the test.
  ///
  /// - Parameters:
  ///   - handlerDescription: What the handler is for; it has no effect.
  ///   - handler: Receives the alert; returns whether it has handled it. Later handlers are asked first.
  /// - Returns: A token to remove the handler.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    AutomationCenter.shared.session.interruptions.add(description: handlerDescription, handler: handler)
  }

  /// Removes a handler.
  ///
  /// - Parameter monitor: The token of the handler.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    AutomationCenter.shared.session.interruptions.remove(monitor)
  }
}
