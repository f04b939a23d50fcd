import Foundation

/// Whose values are throttled together: those of one identifier in one test store, or outside of any.
struct ThrottleKey: Hashable {
  let id: AnyHashable
  private let context: ObjectIdentifier?

  init(id: AnyHashable, context: EffectContext?) {
    self.id = id
    self.context = context.map(ObjectIdentifier.init)
  }
}

/// When values were let through last.
///
/// There is one for the process, for the reason that there is one ``EffectRegistry``.
final class ThrottleRegistry: Sendable {
  static let shared = ThrottleRegistry()

  enum Decision<Value, Interval> {
    case now
    case later(Value, after: Interval)
  }

  // Values are handed back to the effects that they came from; the lock is around everything.
  private struct Entry: @unchecked Sendable {
    var time: Any
    var waiting: Any?
  }

  private struct Entries: @unchecked Sendable {
    var byKey: [ThrottleKey: Entry] = [:]
  }

  private let entries = Locked(Entries())

  /// Says when a value is let through.
  func decide<Value, Time: Strideable>(
    _ value: Value,
    for key: ThrottleKey,
    now: Time,
    interval: Time.Stride,
    latest: Bool
  ) -> Decision<Value, Time.Stride> {
    entries.withLock { entries in
      guard let entry = entries.byKey[key], let time = entry.time as? Time, time.distance(to: now) < interval else {
        entries.byKey[key] = Entry(time: now)
        return .now
      }
      let waiting = latest ? value : entry.waiting as? Value ?? value
      entries.byKey[key]?.waiting = waiting
      return .later(waiting, after: now.distance(to: time.advanced(by: interval)))
    }
  }

  /// Notes that a value that waited was let through.
  func letThrough<Time>(_ key: ThrottleKey, at time: Time) {
    entries.withLock { $0.byKey[key] = Entry(time: time) }
  }
}
