import Foundation
import SwiftUI

/// Waiting advances the screen's clock; nothing sleeps, and the first check is immediate.
extension XCUIElement {
  /// Waits until the element exists.
  ///
  /// - Parameter timeout: The timeout, in seconds of the screen's clock.
  /// - Returns: Whether the element exists.
  public func waitForExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    session.note(file, line)
    return wait(timeout) { exists }
  }

  /// Waits until the element no longer exists.
  ///
  /// - Parameter timeout: The timeout, in seconds of the screen's clock.
  /// - Returns: Whether it no longer exists.
  @discardableResult
  public func waitForNonExistence(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    session.note(file, line)
    return wait(timeout) { !exists }
  }

  /// Waits until a property of the element has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - expectedValue: The value that ends the wait.
  ///   - timeout: The timeout, in seconds of the screen's clock.
  /// - Returns: Whether the element exists and the property has the value.
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    session.note(file, line)
    return wait(timeout) { exists && self[keyPath: keyPath] == expectedValue }
  }

  private func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    guard !session.isStopped, let screen = app.screen else { return condition() }
    if screen.wait(upTo: timeout, afterRest: true, patience: EventTiming.patience(for: timeout), until: condition) {
      return true
    }
    if let message = FailureMessage.timedOut(waitingFor: query, timeout, on: screen) { session.warn(message) }
    return false
  }
}
