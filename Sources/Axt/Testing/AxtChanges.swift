import Foundation

/// Resumes the tasks that wait for a change.
@MainActor
final class AxtChanges {
  private var waiting: [(id: UUID, continuation: CheckedContinuation<Void, Never>)] = []

  /// Whether a task is waiting.
  var isWaitedFor: Bool { !waiting.isEmpty }

  /// Signals a possible change.
  func announce() {
    let woken = waiting
    waiting = []
    for waiter in woken { waiter.continuation.resume() }
  }

  /// Waits for the next change, or until the task is cancelled.
  func next() async {
    let id = UUID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting.append((id, continuation)) }
      }
    } onCancel: {
      Task { @MainActor in self.stop(id) }
    }
  }

  /// Waits for the next change, for at most a number of seconds.
  func next(within seconds: TimeInterval) async {
    let id = UUID()
    await withCheckedContinuation { continuation in
      waiting.append((id, continuation))
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated { self.stop(id) }
      }
    }
  }

  private func stop(_ id: UUID) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume()
  }
}
