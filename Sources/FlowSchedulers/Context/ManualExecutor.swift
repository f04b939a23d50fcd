import Foundation
import Locking

/// A task executor that runs tasks only when asked to, one after the other, on the calling thread.
///
/// This makes tests of asynchronous effects exact: after ``drain()``, every task is suspended, waiting for the test or
/// for an external event.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ManualExecutor: TaskExecutor, EffectRunner {
  private let jobs = Locked(Queue<UnownedJob>())
  /// Held while jobs run, so that only one thread at a time runs them. It is recursive because a job may cause a drain.
  private let running = NSRecursiveLock()
  private let wake: @Sendable () -> Void
  private let isPumpScheduled = Locked(false)

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func enqueue(_ job: consuming ExecutorJob) {
    // Only the task is certain to retain the executor, and it may end on another thread as soon as its job is in the
    // list.
    let own = Unmanaged.passRetained(self)
    defer { own.release() }
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    wake()
    schedulePump()
  }

  /// Schedules a drain, so that tasks continue while the test is not performing a step, and after its store is
  /// released.
  private func schedulePump() {
    let isNew = isPumpScheduled.withLock { isScheduled in
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isNew else { return }
    DispatchQueue.main.async { [self] in
      isPumpScheduled.value = false
      drain()
    }
  }

  func start(priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: self, priority: priority, operation: operation)
  }

  func drain() {
    running.lock()
    defer { running.unlock() }
    while let job = jobs.withLock({ $0.popFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
