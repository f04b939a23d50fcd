import Foundation
import SwiftUI

/// A view that exposes itself.
///
/// An element is live: it follows its view through every update, and says that it does not exist once the view is gone.
@MainActor
public protocol AxtElement {
  /// Whether the view is there.
  var exists: Bool { get }

  /// The name that the view was given.
  var id: String! { get }

  /// What the view is called.
  var label: String? { get }

  /// What the view shows.
  var value: Any? { get }

  /// The elements directly inside of this one.
  var children: [any AxtElement] { get }

  /// All elements inside of this one, each before those inside of it.
  var all: [any AxtElement] { get }

  /// The first element with a name, this one included.
  func find(id: String) -> (any AxtElement)?

  /// The elements inside of this one that have a name.
  func findAll(id: String) -> [any AxtElement]

  /// Does what a tap does, and everything that follows from it.
  func performAction()

  /// Does what a tap does. What follows is applied by the next `AxtTest.yield()` or wait.
  func performActionWithoutYielding()

  /// Gives the view a value. What follows is applied by the next `AxtTest.yield()` or wait.
  func setValue(_ value: Any?)

  /// Waits until a condition holds, which is checked at once and after each change.
  ///
  /// - Parameter timeout: In seconds.
  /// - Throws: ``TimeOut`` if the condition does not come to hold.
  func waitForCondition(timeout: TimeInterval, condition: @escaping @MainActor () -> Bool) async throws

  /// Waits for an element with a name inside of this one.
  func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement

  /// Waits until something changes that this element, or one inside of it, exposes.
  func waitForUpdate(timeout: TimeInterval) async throws

  /// Prints the hierarchy now and after each change, as long as the test runs.
  func watchHierarchy() async
}

/// What was waited for has not come in time.
public struct TimeOut: Error {
  public init() {}
}
