import Foundation
import Locking

/// The running effects that can be cancelled by an identifier.
///
/// There is one registry per process, because an effect that cancels knows nothing but an identifier. Test stores are
/// kept apart by their contexts, so that concurrent tests do not cancel each other's effects.
package final class EffectRegistry: Sendable {
  package static let shared = EffectRegistry()

  // Only `end()` of subscriptions with their own locks is called, and outside of this lock.
  private struct Entry: @unchecked Sendable {
    let subscription: any EndableSubscription
    /// The context of the test store that runs the effect, or `nil`.
    let context: EffectContext?
  }

  private struct Entries: @unchecked Sendable {
    var byID: [AnyHashable: [Entry]] = [:]
  }

  private let entries = Locked(Entries())

  /// The number of running effects per identifier.
  package var counts: [AnyHashable: Int] { entries.withLock { $0.byID.mapValues(\.count) } }

  func add(_ subscription: any EndableSubscription, _ id: AnyHashable, in context: EffectContext?) {
    let entry = Entry(subscription: subscription, context: context)
    entries.withLock { $0.byID[id, default: []].append(entry) }
  }

  func remove(_ subscription: any EndableSubscription, _ id: AnyHashable) {
    entries.withLock { entries in
      guard let index = entries.byID[id]?.lastIndex(where: { $0.subscription === subscription }) else { return }
      entries.byID[id]?.remove(at: index)
      if entries.byID[id]?.isEmpty == true { entries.byID[id] = nil }
    }
  }

  /// Cancels the effects with an identifier: those of a context and those without one. Without a context, all of them.
  func cancel(_ id: AnyHashable, in context: EffectContext?) {
    let found = entries.withLock { entries in
      entries.byID[id]?.filter { context == nil || $0.context == nil || $0.context === context }
    }
    for entry in found ?? [] { entry.subscription.end() }
  }
}
