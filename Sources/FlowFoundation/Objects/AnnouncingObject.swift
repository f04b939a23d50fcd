import Foundation
import Locking

/// An object that tells the observers of its properties of each change, as Objective-C's runtime does for every object.
package protocol AnnouncingObject: NSObject {
  /// Those who compare a property after a change.
  var propertyObservers: PropertyObservers { get }

  /// The value of a property by its name in Objective-C; `nil` if no such property can be observed.
  func announcedValue(forKeyPath keyPath: String) -> Any?
}

/// The observers of an object, in the order in which they came.
package final class PropertyObservers: Sendable {
  private struct State {
    var observers: [(id: Int, check: @Sendable () -> Void)] = []
    var lastID = 0
  }

  private let state = Locked(State())

  package init() {}

  /// Calls the observers, of which each finds out whether its property has changed.
  package func announce() {
    for observer in state.withLock({ $0.observers }) { observer.check() }
  }

  func add(_ check: @escaping @Sendable () -> Void) -> NSKeyValueObservation {
    let id = state.withLock { state in
      state.lastID += 1
      state.observers.append((state.lastID, check))
      return state.lastID
    }
    return NSKeyValueObservation { [self] in state.withLock { state in state.observers.removeAll { $0.id == id } } }
  }
}
