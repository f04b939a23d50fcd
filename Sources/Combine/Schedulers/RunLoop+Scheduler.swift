import Dispatch
import Foundation

/// The main run loop schedules on the main queue, which it also serves: on Linux, a process whose main thread waits in
/// Swift's concurrency runtime serves the main queue but runs no run loop.
extension RunLoop: @retroactive Scheduler {
  /// The smallest tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0.0 }

  /// The date, or that of the virtual clock for the main run loop.
  public var now: SchedulerTimeType {
    SchedulerTimeType(isMain ? TimeSource.virtual?.date ?? Date() : Date())
  }

  /// Runs an action in the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - options: Has no effect.
  ///   - action: The action, called once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.schedule(options: nil, action) }
    // A timer, because a block added from another thread would not wake the run loop.
    add(after: now, interval: 0, tolerance: 0, repeats: false, action)
  }

  /// Runs an action at a date, or shortly after.
  ///
  /// - Parameters:
  ///   - date: The date; a past one means as soon as possible.
  ///   - tolerance: The longest delay after the date; the main run loop ignores it.
  ///   - options: Has no effect.
  ///   - action: The action, called once.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return DispatchQueue.main.schedule(after: mainQueueTime(of: date), action) }
    add(after: date, interval: 0, tolerance: tolerance, repeats: false, action)
  }

  /// Runs an action at a date and at every interval after it, until the returned value is cancelled or released.
  ///
  /// - Parameters:
  ///   - date: The date of the first run.
  ///   - interval: The time between two runs.
  ///   - tolerance: The longest delay of a run; the main run loop ignores it.
  ///   - options: Has no effect.
  ///   - action: The action, called in each run.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return DispatchQueue.main.schedule(
        after: mainQueueTime(of: date), interval: .seconds(interval.timeInterval), action)
    }
    let timer = add(after: date, interval: interval, tolerance: tolerance, repeats: true, action)
    return AnyCancellable { timer.invalidate() }
  }

  @discardableResult
  private func add(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    repeats: Bool,
    _ action: @escaping () -> Void
  ) -> Timer {
    // A scheduler's action runs elsewhere by design; Combine's signatures imply this without `@Sendable`.
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: repeats) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }

  private var isMain: Bool { self === RunLoop.main }

  private func mainQueueTime(of date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
    DispatchQueue.main.now.advanced(by: .betweenDates(now.distance(to: date).timeInterval))
  }
}
