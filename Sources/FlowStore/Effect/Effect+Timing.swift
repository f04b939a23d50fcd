import Combine
import Foundation

extension Effect {
  /// Delays the effect until no other effect with its identifier has started for some time.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - dueTime: The delay.
  ///   - scheduler: The scheduler of the delay.
  ///   - options: Options for the scheduler.
  public func debounce<S: Scheduler>(
    id: AnyHashable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Effect {
    Just(())
      .setFailureType(to: Failure.self)
      .delay(for: dueTime, scheduler: scheduler, options: options)
      .flatMap { self }
      .eraseToEffect()
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Sends at most one value per interval, across all effects with the same identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - interval: The time between two values.
  ///   - scheduler: The scheduler of the interval.
  ///   - latest: Whether to send the last value of an interval at its end, or the first.
  public func throttle<S: Scheduler>(
    id: AnyHashable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Effect {
    let registry = ThrottleRegistry.current
    return flatMap { value -> AnyPublisher<Output, Failure> in
      let now = scheduler.now
      switch registry.decide(value, for: id, now: now, interval: interval, latest: latest) {
      case .now:
        return Result.Publisher(value).eraseToAnyPublisher()
      case .later(let value, let delay):
        return Result<Output, Failure>.Publisher(value)
          .delay(for: delay, scheduler: scheduler)
          .handleEvents(receiveOutput: { _ in
            registry.letThrough(id, at: scheduler.now)
          })
          .eraseToAnyPublisher()
      }
    }
    .eraseToEffect()
    .cancellable(id: id, cancelInFlight: true)
  }
}

extension Effect where Failure == Never {
  /// Creates an effect that sends the time of a scheduler at an interval, until it is cancelled.
  ///
  /// - Parameters:
  ///   - id: The identifier for cancellation.
  ///   - interval: The time between two values.
  ///   - tolerance: The allowed delay of a value.
  ///   - scheduler: The scheduler of the timer.
  ///   - options: Options for the scheduler.
  public static func timer<S: Scheduler>(
    id: AnyHashable,
    every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self where S.SchedulerTimeType == Output {
    // Each subscriber has its own timer: two runs of one effect have separate start times.
    Deferred {
      Publishers.Timer(every: interval, tolerance: tolerance, scheduler: scheduler, options: options).autoconnect()
    }
    .eraseToEffect()
    .cancellable(id: id)
  }
}
