import Combine
import Dispatch
import Foundation
import Synchronization

/// A virtual clock whose time only the test moves.
final class ManualClock: VirtualClock {
  let startDate = Date(timeIntervalSinceReferenceDate: 0)
  let startTime = DispatchTime.now()

  private struct Work {
    let id: Int
    let time: Duration
    let action: () -> Void
  }

  private struct State {
    var elapsed = Duration.zero
    var nextID = 0
    // Actions are added and performed on the thread of the test alone.
    nonisolated(unsafe) var work: [Work] = []
  }

  private let state = Mutex(State())

  var elapsed: Duration { state.withLock { $0.elapsed } }

  /// Runs a closure with this clock as the current one.
  func use<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try CurrentVirtualClock.$clock.withValue(self, operation: operation)
  }

  func schedule(at time: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let id = state.withLock { state in
      state.nextID += 1
      state.work.append(Work(id: state.nextID, time: time, action: action))
      return state.nextID
    }
    return Removal { [weak self] in self?.state.withLock { $0.work.removeAll { $0.id == id } } }
  }

  /// Moves time forward and performs what is due, in order.
  func advance(by interval: Duration = .zero) {
    let end = elapsed + interval
    while let next = takeNext(until: end) { use(next) }
    state.withLock { $0.elapsed = end }
  }

  private func takeNext(until end: Duration) -> (() -> Void)? {
    nonisolated(unsafe) var action: (() -> Void)?
    state.withLock { state in
      guard let next = state.work.min(by: { ($0.time, $0.id) < ($1.time, $1.id) }), next.time <= end else { return }
      state.elapsed = max(state.elapsed, next.time)
      state.work.removeAll { $0.id == next.id }
      action = next.action
    }
    return action
  }

  private struct Removal: Cancellable {
    let action: () -> Void

    func cancel() { action() }
  }
}
