import FlowSchedulers
import Foundation
import Locking

/// The times at which throttled values were last sent.
///
/// Each test store has one, and there is one for the process, for the same reason as for ``EffectRegistry``.
final class ThrottleRegistry: Sendable {
  private static let shared = ThrottleRegistry()

  /// The registry of the current test store, otherwise that of the process.
  static var current: ThrottleRegistry { EffectContext.current?.value { ThrottleRegistry() } ?? shared }

  enum Decision<Value, Interval> {
    case now
    case later(Value, after: Interval)
  }

  private struct Entry {
    var time: Any
    var waiting: Any?
  }

  private let entries = Locked<[AnyHashable: Entry]>([:])

  /// Decides when to send a value.
  func decide<Value, Time: Strideable>(
    _ value: Value,
    for id: AnyHashable,
    now: Time,
    interval: Time.Stride,
    latest: Bool
  ) -> Decision<Value, Time.Stride> {
    entries.withLock { entries in
      guard let entry = entries[id], let time = entry.time as? Time, time.distance(to: now) < interval else {
        entries[id] = Entry(time: now)
        return .now
      }
      let waiting = latest ? value : entry.waiting as? Value ?? value
      entries[id]?.waiting = waiting
      return .later(waiting, after: now.distance(to: time.advanced(by: interval)))
    }
  }

  /// Records that a delayed value was sent.
  func letThrough<Time>(_ id: AnyHashable, at time: Time) {
    entries.withLock { $0[id] = Entry(time: time) }
  }
}
