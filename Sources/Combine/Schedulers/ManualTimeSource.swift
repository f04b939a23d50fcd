import Dispatch
import Foundation

/// A virtual clock that moves only when it is advanced.
///
///     let time = ManualTimeSource()
///     TimeSource.$virtual.withValue(time) { model.query = "tea" }
///     time.advance(by: .milliseconds(300))  // what was debounced happens now
package final class ManualTimeSource: VirtualTimeSource, @unchecked Sendable {
  // Unchecked: all state is read and written with the lock held.
  private let lock = Lock()
  private var now = Duration.zero
  private var work: [Work] = []
  private var nextID = 0

  private var start: Date

  package let startTime = DispatchTime.now()

  /// An action scheduled for a time.
  private struct Work {
    let id: Int
    let time: Duration
    let action: () -> Void
  }

  /// Creates a clock.
  ///
  /// - Parameter startDate: The date at the start of the clock.
  package init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    start = startDate
  }

  deinit {
    lock.destroy()
  }

  /// The date at the start of the clock.
  package var startDate: Date {
    get { lock.withLock { start } }
    set { lock.withLock { start = newValue } }
  }

  package var elapsed: Duration { lock.withLock { now } }

  /// The time of the next action since the start of the clock, or `nil` if none is pending.
  package var nextTime: Duration? { lock.withLock { work.map(\.time).min() } }

  /// The number of pending actions.
  package var waitingCount: Int { lock.withLock { work.count } }

  package func schedule(at time: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    let id = lock.withLock {
      nextID += 1
      work.append(Work(id: nextID, time: time, action: action))
      return nextID
    }
    // The action is released after the lock, because a deallocation may remove other actions.
    return Removal { [weak self] in _ = self?.remove(id) }
  }

  private func remove(_ id: Int) -> Work? {
    lock.withLock {
      guard let index = work.firstIndex(where: { $0.id == id }) else { return nil }
      return work.remove(at: index)
    }
  }

  /// Moves the time forward and runs due actions in order, with this clock as the current one.
  ///
  /// - Parameter interval: The duration; zero runs only the actions that are already due.
  package func advance(by interval: Duration = .zero) {
    advance(to: elapsed + interval)
  }

  /// Moves the time forward and runs due actions in order, with this clock as the current one.
  ///
  /// - Parameter end: The time to stop at, since the start of the clock.
  package func advance(to end: Duration) {
    TimeSource.$virtual.withValue(self) {
      while let action = takeNext(until: end) { action() }
    }
    lock.withLock { now = Swift.max(now, end) }
  }

  /// Removes the next action and moves the time to it.
  private func takeNext(until end: Duration) -> (() -> Void)? {
    lock.withLock {
      guard
        let index = work.indices.min(by: { (work[$0].time, work[$0].id) < (work[$1].time, work[$1].id) }),
        work[index].time <= end
      else { return nil }
      now = Swift.max(now, work[index].time)
      return work.remove(at: index).action
    }
  }

  private struct Removal: Cancellable {
    let action: () -> Void

    func cancel() { action() }
  }
}
