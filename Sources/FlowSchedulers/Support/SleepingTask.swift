/// A task that waits until it is woken or cancelled.
final class SleepingTask: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case done(Result<Void, any Error>)
  }

  private let state = Locked(State.awake)

  /// Waits.
  ///
  /// - Parameter arrange: Sees to it that the task is woken.
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(_ arrange: () -> Void) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Void, any Error>? in
          if case .done(let result) = state { return result }
          state = .asleep(continuation)
          return nil
        }
        if let result {
          continuation.resume(with: result)
        } else {
          arrange()
        }
      }
    } onCancel: {
      end(.failure(CancellationError()))
    }
  }

  /// Ends the wait.
  func wake() {
    end(.success(()))
  }

  private func end(_ result: Result<Void, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      defer { if case .done = state {} else { state = .done(result) } }
      guard case .asleep(let continuation) = state else { return nil }
      return continuation
    }
    continuation?.resume(with: result)
  }
}
