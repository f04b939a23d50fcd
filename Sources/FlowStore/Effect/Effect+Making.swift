import Combine
import Foundation

extension Effect {
  /// Creates an effect that sends one value later.
  ///
  /// - Parameter attemptToFulfill: The work. It calls its argument once, with the result.
  public static func future(
    _ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void
  ) -> Self {
    Deferred { Future(attemptToFulfill) }.eraseToEffect()
  }

  /// Creates an effect that runs work synchronously and sends its result.
  ///
  /// - Parameter attemptToFulfill: The work.
  public static func result(_ attemptToFulfill: @escaping () -> Result<Output, Failure>) -> Self {
    Deferred { attemptToFulfill().publisher }.eraseToEffect()
  }

  /// Creates an effect that sends any number of values.
  ///
  /// ```swift
  /// Effect.run { subscriber in
  ///   let token = locations.observe { subscriber.send($0) }
  ///   return AnyCancellable { locations.stop(token) }
  /// }
  /// ```
  ///
  /// - Parameter work: Starts the work, and returns a cancellable that stops it. The effect ends when the work
  ///   completes.
  public static func run(_ work: @escaping (Effect.Subscriber) -> any Cancellable) -> Self {
    CallbackPublisher(work: work).eraseToEffect()
  }

  /// Creates an effect that runs work synchronously and sends nothing.
  ///
  /// - Parameter work: The work.
  public static func fireAndForget(_ work: @escaping () -> Void) -> Self {
    Deferred { () -> Empty<Output, Failure> in
      work()
      return Empty()
    }.eraseToEffect()
  }
}

extension Effect where Failure == any Error {
  /// Creates an effect that runs work synchronously, and sends its value or fails.
  ///
  /// - Parameter work: The work.
  public static func catching(_ work: @escaping () throws -> Output) -> Self {
    .result { Result(catching: work) }
  }
}
