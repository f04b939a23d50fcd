import Foundation
import SwiftUI

/// Waiting moves the screen's clock; nothing sleeps, and the first look is at once.
extension XCUIElement {
  /// Waits until the element exists.
  ///
  /// - Parameter timeout: In seconds of the screen's clock.
  /// - Returns: Whether it does.
  public func waitForExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    session.note(file, line)
    return wait(timeout) { exists }
  }

  /// Waits until the element does not exist any more.
  ///
  /// - Parameter timeout: In seconds of the screen's clock.
  /// - Returns: Whether it is gone.
  @discardableResult
  public func waitForNonExistence(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    session.note(file, line)
    return wait(timeout) { !exists }
  }

  /// Waits until a property of the element has a value.
  ///
  /// - Parameter timeout: In seconds of the screen's clock.
  /// - Returns: Whether it has.
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
    if let message = FailureMessage.waitedInVain(for: query, timeout, on: screen) { session.warn(message) }
    return false
  }
}
