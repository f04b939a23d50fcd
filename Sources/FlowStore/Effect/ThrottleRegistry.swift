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

  // Values are returned to the effects that they came from; the lock guards all of them.
  private struct Entry: @unchecked Sendable {
    var time: Any
    var waiting: Any?
  }

  private struct Entries: @unchecked Sendable {
    var byID: [AnyHashable: Entry] = [:]
  }

  private let entries = Locked(Entries())

  /// Decides when to send a value.
  func decide<Value, Time: Strideable>(
    _ value: Value,
    for id: AnyHashable,
    now: Time,
    interval: Time.Stride,
    latest: Bool
  ) -> Decision<Value, Time.Stride> {
    entries.withLock { entries in
      guard let entry = entries.byID[id], let time = entry.time as? Time, time.distance(to: now) < interval else {
        entries.byID[id] = Entry(time: now)
        return .now
      }
      let waiting = latest ? value : entry.waiting as? Value ?? value
      entries.byID[id]?.waiting = waiting
      return .later(waiting, after: now.distance(to: time.advanced(by: interval)))
    }
  }

  /// Records that a delayed value was sent.
  func letThrough<Time>(_ id: AnyHashable, at time: Time) {
    entries.withLock { $0.byID[id] = Entry(time: time) }
  }
}
