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

  /// The actions in order of time, then of their IDs. Those before `first` have been performed.
  private var work: [Work] = []
  private var first = 0

  private var nextID = 0

  /// The time and the position of the last performed action.
  private var latest: (time: Duration, chain: ActionChain)?

  private var start: Date
  private var handler: (@Sendable (String) -> Void)?

  package let startTime = DispatchTime.now()

  /// An action scheduled for a time.
  private struct Work {
    let id: Int
    let time: Duration
    let chain: ActionChain
    var action: (() -> Void)?
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

  /// Called with a message when an action that schedules itself without end is left out.
  package var endlessActionHandler: (@Sendable (String) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  package var elapsed: Duration { lock.withLock { now } }

  /// The time of the next action since the start of the clock, or `nil` if none is pending.
  package var nextTime: Duration? { lock.withLock { first < work.count ? work[first].time : nil } }

  /// The number of pending actions.
  package var waitingCount: Int { lock.withLock { work.count - first } }

  package func schedule(
    at time: Duration, named name: String = "an action", _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (id, excess) = lock.withLock {
      nextID += 1
      let chain = nextChain
      if chain.excess == nil {
        work.insert(Work(id: nextID, time: time, chain: chain, action: action), at: place(of: nextID, at: time))
      }
      return (nextID, chain.excess)
    }
    if let excess { endlessActionHandler?("Time does not pass: \(name) was repeated \(excess) and stopped.") }
    // The action is released after the lock, because a deallocation may remove other actions.
    return Removal { [weak self] in _ = self?.remove(id, at: time) }
  }

  /// The index of an action, or the one at which to insert it; called with the lock held.
  private func place(of id: Int, at time: Duration) -> Int {
    var (start, end) = (first, work.count)
    // Most actions are later than all others.
    if let last = work.last, first < end, (last.time, last.id) < (time, id) { return end }
    while start < end {
      let middle = (start + end) / 2
      if (work[middle].time, work[middle].id) < (time, id) { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// The position of an action that is scheduled now; called with the lock held.
  ///
  /// An update of the screen may lie between the last action and what it schedules. It takes a nanosecond at most, the
  /// smallest step of a screen's clock.
  private var nextChain: ActionChain {
    guard let latest, now - latest.time <= .nanoseconds(1) else { return ActionChain(at: now) }
    return latest.chain.next(at: now)
  }

  private func remove(_ id: Int, at time: Duration) -> Work? {
    lock.withLock {
      let index = place(of: id, at: time)
      guard index < work.count, work[index].id == id else { return nil }
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
      guard first < work.count, work[first].time <= end else { return nil }
      now = Swift.max(now, work[first].time)
      latest = (now, work[first].chain)
      let action = work[first].action
      work[first].action = nil
      first += 1
      // Removed many at a time, because the others move.
      if first * 2 > work.count {
        work.removeFirst(first)
        first = 0
      }
      return action
    }
  }

  private struct Removal: Cancellable {
    let action: () -> Void

    func cancel() { action() }
  }
}
