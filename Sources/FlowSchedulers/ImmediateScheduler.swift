import Combine
import Foundation

/// A scheduler that performs every action synchronously when it is scheduled, and whose time stands still.
///
/// It removes time from a test: `delay`, `debounce` and `receive(on:)` pass values on immediately. A repeating action
/// is performed once.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The time of the scheduler; it never changes.
  public let now: SchedulerTimeType

  /// The shortest tolerance: zero.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// Creates a scheduler.
  ///
  /// - Parameter now: The time of the scheduler.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - options: Has no effect.
  ///   - action: Called once, before this call returns.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - date: Has no effect.
  ///   - tolerance: Has no effect.
  ///   - options: Has no effect.
  ///   - action: Called once, before this call returns.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    action()
  }

  /// Performs an action once.
  ///
  /// - Parameters:
  ///   - date: Has no effect.
  ///   - interval: Has no effect.
  ///   - tolerance: Has no effect.
  ///   - options: Has no effect.
  ///   - action: Called once, before this call returns.
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

// @unchecked: the only stored property is a time, and the times of all schedulers here are values.
extension ImmediateScheduler: @unchecked Sendable {}
