import Dispatch
import Foundation

/// The main operation queue schedules on the main dispatch queue.
extension OperationQueue: @retroactive Scheduler {
  /// The smallest tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0.0 }

  /// The date, or that of the virtual clock for the main queue.
  public var now: SchedulerTimeType {
    SchedulerTimeType(isMain ? TimeSource.virtual?.date ?? Date() : Date())
  }

  /// Adds an action to the queue.
  ///
  /// - Parameters:
  ///   - options: Has no effect.
  ///   - action: The action, called once by an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.schedule(options: nil, action) }
    // A scheduler's action runs elsewhere by design; Combine's signatures imply this without `@Sendable`.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Adds an action to the queue at a date, or shortly after.
  ///
  /// - Parameters:
  ///   - date: The date; a past one means as soon as possible.
  ///   - tolerance: Has no effect: the action is added as close to the date as possible.
  ///   - options: Has no effect.
  ///   - action: The action, called once by an operation.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return DispatchQueue.main.schedule(after: dispatchTime(of: date), action) }
    // As above.
    nonisolated(unsafe) let action = action
    DispatchQueue.global().schedule(after: dispatchTime(of: date)) { self.addOperation { action() } }
  }

  /// Adds an action to the queue at a date and at every interval after it, until the returned value is cancelled or
  /// released.
  ///
  /// - Parameters:
  ///   - date: The date of the first run.
  ///   - interval: The time between two runs.
  ///   - tolerance: Has no effect.
  ///   - options: Has no effect.
  ///   - action: The action, called by an operation in each run.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let interval = DispatchQueue.SchedulerTimeType.Stride.seconds(interval.timeInterval)
    if isMain { return DispatchQueue.main.schedule(after: dispatchTime(of: date), interval: interval, action) }
    // As above.
    nonisolated(unsafe) let action = action
    return DispatchQueue.global().schedule(after: dispatchTime(of: date), interval: interval) {
      self.addOperation { action() }
    }
  }

  private var isMain: Bool { self === OperationQueue.main }

  private func dispatchTime(of date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
    let queue = isMain ? DispatchQueue.main : .global()
    return queue.now.advanced(by: .betweenDates(now.distance(to: date).timeInterval))
  }
}
