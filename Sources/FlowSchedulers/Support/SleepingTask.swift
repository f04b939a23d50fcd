import Locking

/// A task that sleeps until it is resumed or cancelled.
final class SleepingTask: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case done(Result<Void, any Error>)
  }

  private let state = Locked(State.awake)
  private let isRunning = Locked(false)
  private let runs = EventSignal()

  /// Sleeps.
  ///
  /// - Parameter arrange: Arranges for the task to be resumed.
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(_ arrange: () -> Void) async throws {
    defer {
      isRunning.value = true
      runs.signal()
    }
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

  /// Resumes the task.
  func wake() {
    WokenTasks.current?.tasks.withLock { $0.append(self) }
    end(.success(()))
  }

  /// Waits until the task is running again.
  nonisolated(nonsending) func isRunningAgain() async {
    while true {
      let count = runs.count
      if isRunning.value { return }
      await runs.wait(after: count)
    }
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
