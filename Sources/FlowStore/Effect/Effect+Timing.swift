import Combine
import Foundation

extension Effect {
  /// An effect that starts only after a time in which no other effect with its identifier was started.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - dueTime: How long to wait.
  ///   - scheduler: What to wait on.
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

  /// An effect whose values are let through at most once in an interval, counted over all effects with its identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - interval: The time between two values.
  ///   - scheduler: What to wait on.
  ///   - latest: Whether the last value of an interval is let through at its end, or the first.
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
  /// An effect that sends the time of a scheduler at an interval, until it is cancelled.
  ///
  /// - Parameters:
  ///   - id: The identifier to cancel it by.
  ///   - interval: The time between two values.
  ///   - tolerance: How late a value may be sent.
  ///   - scheduler: What the timer runs on.
  ///   - options: Options for the scheduler.
  public static func timer<S: Scheduler>(
    id: AnyHashable,
    every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self where S.SchedulerTimeType == Output {
    // A timer of its own for each subscriber: two runs of one effect do not share a beginning.
    Deferred {
      Publishers.Timer(every: interval, tolerance: tolerance, scheduler: scheduler, options: options).autoconnect()
    }
    .eraseToEffect()
    .cancellable(id: id)
  }
}
