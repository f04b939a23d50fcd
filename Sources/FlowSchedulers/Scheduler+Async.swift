import Combine
import Foundation

extension Scheduler {
  /// Waits for a duration on this scheduler.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How late the wait may end.
  ///   - options: Options for the scheduler.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Waits for a time on this scheduler.
  ///
  /// - Parameters:
  ///   - instant: The time.
  ///   - tolerance: How late the wait may end.
  ///   - options: Options for the scheduler.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    until instant: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    let wait = SleepingTask()
    try await wait.sleep {
      schedule(after: instant, tolerance: tolerance ?? minimumTolerance, options: options) { wait.wake() }
    }
  }

  /// The times of this scheduler at an interval, without end.
  ///
  /// - Parameters:
  ///   - interval: The time between two values.
  ///   - tolerance: How late a value may be sent.
  ///   - options: Options for the scheduler.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> where SchedulerTimeType: Sendable {
    AsyncStream { continuation in
      let repetition = schedule(
        after: now.advanced(by: interval),
        interval: interval,
        tolerance: tolerance ?? minimumTolerance,
        options: options
      ) { continuation.yield(now) }
      // Cancelling is what a scheduler's `Cancellable` is for, from any thread.
      nonisolated(unsafe) let cancel = repetition.cancel
      continuation.onTermination = { _ in cancel() }
    }
  }
}
