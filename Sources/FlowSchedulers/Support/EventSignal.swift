import Foundation
import Locking

/// Resumes the tasks that wait for an event.
package final class EventSignal: Sendable {
  private struct State {
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextID = 0
    /// The number of events, so that one between a check and a wait is not missed.
    var count = 0
  }

  private let state = Locked(State())

  package init() {}

  /// The number of events. Read it before checking for changes, and pass it to ``wait(after:until:)``.
  package var count: Int { state.withLock { $0.count } }

  /// Signals an event.
  package func signal() {
    let waiters = state.withLock { state in
      state.count += 1
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  /// Waits for the next event.
  ///
  /// - Parameters:
  ///   - count: The number of known events. If there were more, the call returns immediately.
  ///   - deadline: The end of the wait without an event, in real time; `nil` for none.
  package nonisolated(nonsending) func wait(after count: Int, until deadline: ContinuousClock.Instant? = nil) async {
    let alarm = deadline.map { deadline in
      Task {
        try? await Task.sleep(until: deadline, clock: .continuous)
        if !Task.isCancelled { signal() }
      }
    }
    await withCheckedContinuation { continuation in
      let isNews = state.withLock { state in
        guard state.count == count else { return true }
        state.nextID += 1
        state.waiters[state.nextID] = continuation
        return false
      }
      if isNews { continuation.resume() }
    }
    alarm?.cancel()
  }

  /// Waits until a number is reached that changes only with events.
  ///
  /// - Returns: The number at the end.
  nonisolated(nonsending) func wait(for number: Int, timeout: Duration, present: () -> Int) async -> Int {
    let deadline = ContinuousClock.now + timeout
    while true {
      let events = count
      let present = present()
      if present >= number || ContinuousClock.now >= deadline { return present }
      await wait(after: events, until: deadline)
    }
  }
}
