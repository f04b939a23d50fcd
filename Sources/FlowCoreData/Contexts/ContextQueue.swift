import Foundation
import SwiftUI

/// The queue of a context: the main one, or a private one.
final class ContextQueue: Sendable {
  private let queue: DispatchQueue?
  /// The context whose work is running.
  @TaskLocal static var context: NSManagedObjectContext?

  private static let key = DispatchSpecificKey<ObjectIdentifier>()

  init(isMain: Bool) {
    queue = isMain ? nil : DispatchQueue(label: "NSManagedObjectContext")
    if let queue { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
  }

  /// Whether the running code is on the queue.
  var isCurrent: Bool {
    guard queue != nil else { return MainQueue.isCurrent }
    return DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
  }

  /// Runs work on the queue, and waits; work on the queue itself runs at once.
  func sync<T>(_ work: () throws -> T) rethrows -> T {
    if isCurrent { return try work() }
    return try (queue ?? .main).sync(execute: work)
  }

  /// Runs work on the queue later.
  func async(_ work: @escaping () -> Void) {
    // `nonisolated(unsafe)`: the work is handed to the queue, as Apple's interface does without a check.
    nonisolated(unsafe) let work = work
    (queue ?? .main).async { work() }
  }
}
