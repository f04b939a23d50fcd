import FlowIssueReporting
import Foundation
import SwiftUI

/// A view that exposes itself.
///
/// An element is live: it follows its view through every update, and no longer exists once the view is removed.
@MainActor
public protocol AxtElement {
  /// Whether the view exists.
  var exists: Bool { get }

  /// The identifier of the view.
  var id: String! { get }

  /// The label of the view.
  var label: String? { get }

  /// The value that the view shows.
  var value: Any? { get }

  /// The children of this element.
  var children: [any AxtElement] { get }

  /// All descendants of this element, in preorder.
  var all: [any AxtElement] { get }

  /// The first element with an identifier, including this one.
  func find(id: String) -> (any AxtElement)?

  /// The descendants with an identifier.
  func findAll(id: String) -> [any AxtElement]

  /// Performs the action of a tap, and applies all resulting updates.
  ///
  /// - Parameter location: The place in the test that warnings name.
  func performAction(at location: FlowSourceLocation)

  /// Performs the action of a tap without applying the updates.
  ///
  /// - Parameter location: The place in the test that warnings name.
  func performActionWithoutYielding(at location: FlowSourceLocation)

  /// Sets the value of the view without applying the updates.
  ///
  /// - Parameters:
  ///   - value: The value, which the closure of the view receives; a text field takes a `String`, anything else empties
  ///     it.
  ///   - location: The place in the test that warnings name.
  func setValue(_ value: Any?, at location: FlowSourceLocation)

  /// Waits until a condition is met. The condition is checked immediately and after each change.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds of the screen's clock; of real time on Apple's platforms.
  ///   - condition: Whether the wait is over.
  /// - Throws: ``TimeOut`` if the condition is not met in time.
  func waitForCondition(timeout: TimeInterval, condition: @escaping @MainActor () -> Bool) async throws

  /// Waits for a descendant with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the descendant.
  ///   - timeout: The longest wait, in seconds of the screen's clock; of real time on Apple's platforms.
  /// - Throws: ``TimeOut`` if there is none in time.
  func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement

  /// Waits until a value of this element or a descendant changes.
  ///
  /// - Parameter timeout: The longest wait, in seconds of the screen's clock; of real time on Apple's platforms.
  /// - Throws: ``TimeOut`` if none changes in time.
  func waitForUpdate(timeout: TimeInterval) async throws

  /// Prints the hierarchy now and after each change, until the test ends.
  func watchHierarchy() async
}

/// An element that is gone, or has no action or value to set, does nothing; a warning says so.
extension AxtElement {
  /// Performs the action of a tap, and applies all resulting updates.
  public func performAction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    performAction(at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Performs the action of a tap. The next `AxtTest.yield()` or wait applies the updates.
  public func performActionWithoutYielding(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    performActionWithoutYielding(
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sets the value of the view. The next `AxtTest.yield()` or wait applies the updates.
  ///
  /// - Parameter value: The value, which the closure of the view receives; a text field takes a `String`, anything else
  ///   empties it.
  public func setValue(
    _ value: Any?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    setValue(value, at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// The error that a wait timed out.
public struct TimeOut: Error {
  /// Creates the error.
  public init() {}
}
