import Foundation
import Locking

/// The running effects that can be cancelled by an identifier.
///
/// There is one registry per process, because an effect that cancels knows nothing but an identifier. Test stores are
/// kept apart by their contexts, so that concurrent tests do not cancel each other's effects.
package final class EffectRegistry: Sendable {
  package static let shared = EffectRegistry()

  private struct Entry {
    /// Only `end()` is called, outside of the registry's lock.
    let subscription: any EndableSubscription
    /// The context of the test store that runs the effect, or `nil`.
    let context: EffectContext?
  }

  private let entries = Locked<[AnyHashable: [Entry]]>([:])

  /// The number of running effects per identifier.
  package var counts: [AnyHashable: Int] { entries.withLock { $0.mapValues(\.count) } }

  func add(_ subscription: any EndableSubscription, _ id: AnyHashable, in context: EffectContext?) {
    let entry = Entry(subscription: subscription, context: context)
    entries.withLock { $0[id, default: []].append(entry) }
  }

  func remove(_ subscription: any EndableSubscription, _ id: AnyHashable) {
    entries.withLock { entries in
      guard let index = entries[id]?.lastIndex(where: { $0.subscription === subscription }) else { return }
      entries[id]?.remove(at: index)
      if entries[id]?.isEmpty == true { entries[id] = nil }
    }
  }

  /// Cancels the effects with an identifier: those of a context and those without one. Without a context, all of them.
  func cancel(_ id: AnyHashable, in context: EffectContext?) {
    let found = entries.withLock { entries in
      entries[id]?.filter { context == nil || $0.context == nil || $0.context === context }
    }
    for entry in found ?? [] { entry.subscription.end() }
  }
}
