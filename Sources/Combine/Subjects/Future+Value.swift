import Foundation

extension Future where Failure == Never {
  /// The value, when it is available. Cancelling the task does not end the wait.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          FutureWaiter { result in
            switch result {
            case .success(let value):
              // The future passes its value to the subscriber on the thread that fulfils the promise.
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
            }
          })
      }
    }
  }
}

extension Future {
  /// The value, when it is available, or a thrown failure. Cancelling the task does not end the wait.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        subscribe(
          FutureWaiter { result in
            // As above.
            nonisolated(unsafe) let result = result
            continuation.resume(with: result)
          })
      }
    }
  }
}

/// Forwards the result of a future.
private final class FutureWaiter<Input, Failure: Error>: Subscriber {
  private let completion: (Result<Input, Failure>) -> Void

  init(_ completion: @escaping (Result<Input, Failure>) -> Void) {
    self.completion = completion
  }

  func receive(subscription: any Subscription) { subscription.request(.max(1)) }

  func receive(_ input: Input) -> Subscribers.Demand {
    completion(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { self.completion(.failure(error)) }
  }
}
