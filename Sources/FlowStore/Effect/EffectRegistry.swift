import Foundation
import Locking

/// The running effects that can be cancelled by an identifier.
///
/// There is one registry per process, because an effect that cancels knows nothing but an identifier. Test stores are
/// kept apart by their contexts, so that concurrent tests do not cancel each other's effects.
package final class EffectRegistry: Sendable {
  package static let shared = EffectRegistry()

  // Only methods of subscriptions with their own locks are called, and outside of this lock.
  private struct Entries: @unchecked Sendable {
    var byID: [AnyHashable: [RunningEffect]] = [:]
  }

  private let entries = Locked(Entries())

  /// The number of running effects per identifier.
  package var counts: [AnyHashable: Int] { entries.withLock { $0.byID.mapValues(\.count) } }

  func add(_ effect: RunningEffect) {
    entries.withLock { $0.byID[effect.id, default: []].append(effect) }
  }

  func remove(_ effect: RunningEffect) {
    entries.withLock { entries in
      guard let index = entries.byID[effect.id]?.lastIndex(where: { $0 === effect }) else { return }
      entries.byID[effect.id]?.remove(at: index)
      if entries.byID[effect.id]?.isEmpty == true { entries.byID[effect.id] = nil }
    }
  }

  /// Cancels the effects with an identifier: those of the current context and those without one. If no context is
  /// current, all of them.
  func cancel(_ id: AnyHashable) {
    let context = EffectContext.current
    let effects = entries.withLock { entries in
      entries.byID[id]?.filter { context == nil || $0.context == nil || $0.context === context }
    }
    for effect in effects ?? [] { effect.end() }
  }
}
