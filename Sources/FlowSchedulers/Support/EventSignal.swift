import Foundation

/// Wakes the tasks that wait for an event.
package final class EventSignal: Sendable {
  private struct State {
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextID = 0
    /// Counts the events, so that one between a look and a wait is not missed.
    var count = 0
  }

  private let state = Locked(State())

  package init() {}

  /// How many events there were. Taken before a look at what may have changed, and given to ``wait(after:until:)``.
  package var count: Int { state.withLock { $0.count } }

  /// Announces an event.
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
  ///   - count: The number of events that are known. If there were more, there is no wait.
  ///   - deadline: When the wait ends without an event, in real time; never if it is nil.
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

  /// Waits until there are enough of something, each of which is announced.
  ///
  /// - Returns: How many there are in the end.
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
