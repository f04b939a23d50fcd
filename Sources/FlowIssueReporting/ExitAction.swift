import Foundation
import Locking

/// An action to perform when the process ends, if this object still exists then.
///
/// Test frameworks keep test cases and static properties until then, so what these hold is never released.
package final class ExitAction: Sendable {
  private struct Reference {
    weak var action: ExitAction?
  }

  /// The actions by their numbers, in the order of creation.
  private struct Actions {
    var next = 0
    var references: [Int: Reference] = [:]
  }

  private static let actions = Locked(Actions())

  private static let registration: Void = {
    atexit {
      let references = ExitAction.actions.withLock { $0.references }
      let actions = references.sorted { $0.key < $1.key }.compactMap(\.value.action)
      for action in actions { action.perform() }
    }
  }()

  private let number: Int
  private let perform: @Sendable () -> Void

  package init(_ perform: @escaping @Sendable () -> Void) {
    self.perform = perform
    number = Self.actions.withLock { actions in
      defer { actions.next += 1 }
      return actions.next
    }
    Self.registration
    Self.actions.withLock { $0.references[number] = Reference(action: self) }
  }

  deinit {
    Self.actions.withLock { $0.references[number] = nil }
  }
}
