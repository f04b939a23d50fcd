import Combine
import Foundation

/// A type-erased scheduler, so that a test can use another one than the app.
///
/// ```swift
/// struct SearchEnvironment {
///   var mainQueue: AnySchedulerOf<DispatchQueue>
/// }
///
/// SearchEnvironment(mainQueue: .main)                                       // in the app
/// SearchEnvironment(mainQueue: DispatchQueue.test.eraseToAnyScheduler())    // in a test
/// ```
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let readNow: () -> SchedulerTimeType
  private let readMinimumTolerance: () -> SchedulerTimeType.Stride
  private let scheduleSoon: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleAfter:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleEvery:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
    ) -> any Cancellable

  /// Creates a scheduler that wraps another one.
  ///
  /// - Parameter scheduler: The wrapped scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.init(
      minimumTolerance: { scheduler.minimumTolerance },
      now: { scheduler.now },
      scheduleImmediately: { scheduler.schedule(options: $0, $1) },
      delayed: { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) },
      interval: { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
    )
  }

  /// Creates a scheduler from closures.
  ///
  /// - Parameters:
  ///   - minimumTolerance: The shortest tolerance.
  ///   - now: The time of the scheduler.
  ///   - scheduleImmediately: Performs an action as soon as possible.
  ///   - delayed: Performs an action at a time, or shortly after.
  ///   - interval: Performs an action at a time and at every interval after it.
  public init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void,
    delayed:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
      ) -> Void,
    interval:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
        @escaping () -> Void
      ) -> any Cancellable
  ) {
    readMinimumTolerance = minimumTolerance
    readNow = now
    scheduleSoon = scheduleImmediately
    scheduleAfter = delayed
    scheduleEvery = interval
  }

  /// The shortest tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { readMinimumTolerance() }

  /// The time of the scheduler.
  public var now: SchedulerTimeType { readNow() }

  /// Performs an action as soon as possible.
  ///
  /// - Parameters:
  ///   - options: Options of the wrapped scheduler; `nil` for its defaults.
  ///   - action: The action, called once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    scheduleSoon(options, action)
  }

  /// Performs an action at a time, or shortly after.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: The longest delay after the time.
  ///   - options: Options of the wrapped scheduler; `nil` for its defaults.
  ///   - action: The action, called once.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    scheduleAfter(date, tolerance, options, action)
  }

  /// Performs an action at a time and at every interval after it, until the returned value is cancelled.
  ///
  /// - Parameters:
  ///   - date: The time of the first performance.
  ///   - interval: The time between two performances.
  ///   - tolerance: The longest delay of a performance.
  ///   - options: Options of the wrapped scheduler; `nil` for its defaults.
  ///   - action: The action, called in each performance.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduleEvery(date, interval, tolerance, options, action)
  }
}

// @unchecked: a scheduler is designed to receive work from several threads; Combine's protocol does not express it.
extension AnyScheduler: @unchecked Sendable {}

/// A scheduler that can replace another one: it has the times and options of `S`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension Scheduler {
  /// Returns this scheduler with its type erased.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}
