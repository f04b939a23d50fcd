import Combine
import Foundation

/// Work that a reducer requests: it may send values back, now or later, and ends or fails.
///
/// An effect is a description. It runs only when a store or another subscriber subscribes to it.
///
/// ```swift
/// case .searchButtonTapped:
///   return environment.search(state.query)
///     .map(SearchAction.response)
///     .cancellable(id: SearchID(), cancelInFlight: true)
/// ```
public struct Effect<Output, Failure: Error>: Publisher {
  enum Storage {
    case none
    case value(Output)
    case publisher(AnyPublisher<Output, Failure>)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates an effect from a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let effect = publisher as? Self {
      self = effect
    } else {
      storage = .publisher(publisher.eraseToAnyPublisher())
    }
  }

  /// Creates an effect that sends one value and ends.
  ///
  /// - Parameter value: The value.
  public init(value: Output) {
    storage = .value(value)
  }

  /// Creates an effect that fails.
  ///
  /// - Parameter error: The error.
  public init(error: Failure) {
    storage = .publisher(Fail(error: error).eraseToAnyPublisher())
  }

  /// An effect that does nothing and ends.
  public static var none: Self { Self(storage: .none) }

  public func receive<S: Combine.Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch storage {
    case .none: Empty(completeImmediately: true).receive(subscriber: subscriber)
    case .value(let value): Result.Publisher(value).receive(subscriber: subscriber)
    case .publisher(let publisher): publisher.receive(subscriber: subscriber)
    }
  }

  /// Returns an effect with transformed values.
  ///
  /// - Parameter transform: Transforms a value.
  public func map<NewOutput>(_ transform: @escaping (Output) -> NewOutput) -> Effect<NewOutput, Failure> {
    switch storage {
    case .none: .none
    case .value(let value): Effect<NewOutput, Failure>(value: transform(value))
    case .publisher(let publisher): Effect<NewOutput, Failure>(publisher.map(transform))
    }
  }
}

extension Effect {
  /// Whether the effect is known to do nothing.
  package var isNone: Bool {
    if case .none = storage { true } else { false }
  }

  /// The value, if sending it is known to be the whole effect.
  package var singleValue: Output? {
    if case .value(let value) = storage { value } else { nil }
  }
}

extension Publisher {
  /// Returns this publisher as an effect.
  public func eraseToEffect() -> Effect<Output, Failure> {
    Effect(self)
  }

  /// Returns this publisher as an effect with transformed values.
  ///
  /// - Parameter transform: Transforms a value.
  public func eraseToEffect<NewOutput>(
    _ transform: @escaping (Output) -> NewOutput
  ) -> Effect<NewOutput, Failure> {
    Effect(map(transform))
  }

  /// Returns this publisher as an effect that never fails, but sends a result.
  public func catchToEffect() -> Effect<Result<Output, Failure>, Never> {
    map(Result.success).catch { Just(.failure($0)) }.eraseToEffect()
  }

  /// Returns this publisher as an effect that never fails, with transformed results.
  ///
  /// - Parameter transform: Converts a value or an error to a value.
  public func catchToEffect<NewOutput>(
    _ transform: @escaping (Result<Output, Failure>) -> NewOutput
  ) -> Effect<NewOutput, Never> {
    map { transform(.success($0)) }.catch { Just(transform(.failure($0))) }.eraseToEffect()
  }

  /// Returns this publisher as an effect that runs and sends nothing; a failure only ends it.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values that the effect could send; by default inferred from the context.
  ///   - failureType: The type of the effect's failure; by default inferred from the context.
  public func fireAndForget<NewOutput, NewFailure: Error>(
    outputType: NewOutput.Type = NewOutput.self,
    failureType: NewFailure.Type = NewFailure.self
  ) -> Effect<NewOutput, NewFailure> {
    flatMap { _ in Empty<NewOutput, Failure>() }
      .catch { _ in Empty<NewOutput, NewFailure>() }
      .eraseToEffect()
  }
}
