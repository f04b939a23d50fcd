import Foundation
import Locking
import Testing

@testable import FlowSchedulers

@Suite("A manual executor")
struct ManualExecutorTests {
  /// Runs enqueued jobs immediately, as another thread may, and checks whether the executor outlives them.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class Watcher: @unchecked Sendable {  // @unchecked: the steps of the test are in order.
    weak var executor: ManualExecutor?
    var isWatching = false
    var isAliveAfterItsLastTask: Bool?

    func wake() {
      guard isWatching else { return }
      executor?.drain()
      isAliveAfterItsLastTask = executor != nil
    }
  }

  @Test("exists until it has finished a task, even if only the task retains it")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func outlivesItsLastTask() async throws {
    let watcher = Watcher()
    let waiting = Locked<CheckedContinuation<Void, Never>?>(nil)
    do {
      let executor = ManualExecutor { watcher.wake() }
      watcher.executor = executor
      _ = executor.start(priority: nil) {
        await withCheckedContinuation { waiting.value = $0 }
      }
      executor.drain()
    }
    // Blocks on the main queue retain the executor until then.
    while waiting.value == nil { try await Task.sleep(for: .milliseconds(1)) }
    await MainActor.run {}
    watcher.isWatching = true
    waiting.value?.resume()
    #expect(watcher.isAliveAfterItsLastTask == true)
    await MainActor.run {}
    #expect(watcher.executor == nil)
  }
}
