import Foundation
import Locking

/// An action to perform when the process ends, if this object still exists then.
///
/// Test frameworks keep test cases and static properties until then, so what these hold is never released.
package final class ExitAction: Sendable {
  private struct Reference {
    weak var action: ExitAction?
  }

  private static let references = Locked<[ObjectIdentifier: Reference]>([:])

  private static let registration: Void = {
    atexit {
      let actions = ExitAction.references.withLock { $0.values.compactMap(\.action) }
      for action in actions.sorted(by: { $0.number < $1.number }) { action.perform() }
    }
  }()

  private static let count = Locked(0)

  /// The position in the order of creation.
  private let number: Int
  private let perform: @Sendable () -> Void

  package init(_ perform: @escaping @Sendable () -> Void) {
    self.perform = perform
    number = Self.count.withLock { count in
      count += 1
      return count
    }
    Self.registration
    Self.references.withLock { $0[ObjectIdentifier(self)] = Reference(action: self) }
  }

  deinit {
    Self.references.withLock { $0[ObjectIdentifier(self)] = nil }
  }
}
