import Combine
import Foundation

/// A scheduler that performs work on the main thread, synchronously if the caller is on the main thread.
///
/// The main queue would delay such work until its next turn.
public struct UIScheduler: Scheduler, Sendable {
  /// A time of the main queue.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = Self()

  private init() {}

  /// The time of the main queue.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The shortest tolerance of the main queue.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Performs an action immediately on the main thread, otherwise as soon as possible.
  ///
  /// - Parameters:
  ///   - options: Always `nil`, because there are none.
  ///   - action: The action, called once on the main thread.
  public func schedule(options: SchedulerOptions? = nil, _ action: @escaping () -> Void) {
    if MainThread.isCurrent {
      action()
    } else {
      DispatchQueue.main.schedule(action)
    }
  }

  /// Performs an action at a time, or shortly after.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: The longest delay after the time.
  ///   - options: Always `nil`, because there are none.
  ///   - action: The action, called once on the main thread.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Performs an action at a time and at every interval after it, until the returned value is cancelled.
  ///
  /// - Parameters:
  ///   - date: The time of the first performance.
  ///   - interval: The time between two performances.
  ///   - tolerance: The longest delay of a performance.
  ///   - options: Always `nil`, because there are none.
  ///   - action: The action, called on the main thread in each performance.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
