import Combine
import Foundation

extension Scheduler {
  /// Sleeps for a duration on this scheduler.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - tolerance: The allowed delay.
  ///   - options: Options for the scheduler.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Sleeps until a time of this scheduler.
  ///
  /// - Parameters:
  ///   - instant: The time.
  ///   - tolerance: The allowed delay.
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

  /// The times of this scheduler at an interval, as an endless sequence.
  ///
  /// - Parameters:
  ///   - interval: The time between two values.
  ///   - tolerance: The allowed delay of a value.
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
      // A scheduler's `Cancellable` can be cancelled on any thread.
      nonisolated(unsafe) let cancel = repetition.cancel
      continuation.onTermination = { _ in cancel() }
    }
  }
}
