import Combine
import Foundation

/// A scheduler that performs every action at once, in the call that schedules it, and whose time stands still.
///
/// It takes time out of a test: `delay`, `debounce` and `receive(on:)` let values through immediately. An action that
/// is to be repeated is performed once.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The time of the scheduler; it never changes.
  public let now: SchedulerTimeType

  /// The shortest tolerance there is: none.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// Creates a scheduler.
  ///
  /// - Parameter now: The time that it shows.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// Performs an action.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  /// Performs an action.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    action()
  }

  /// Performs an action once.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

// @unchecked: a time is all there is, and those of all schedulers here are values.
extension ImmediateScheduler: @unchecked Sendable {}
