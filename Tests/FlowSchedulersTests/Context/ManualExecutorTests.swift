import Foundation
import Testing

@testable import FlowSchedulers

@Suite("An executor that runs tasks when asked to")
struct ManualExecutorTests {
  /// Runs what is enqueued at once, as another thread may, and looks whether the executor outlives it.
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

  @Test("is there until it is done with a task, even if only the task holds it")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func outlivesItsLastTask() async {
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
    // What the executor has queued on the main queue holds it until then.
    while waiting.value == nil { await Task.yield() }
    await MainActor.run {}
    watcher.isWatching = true
    waiting.value?.resume()
    #expect(watcher.isAliveAfterItsLastTask == true)
    await MainActor.run {}
    #expect(watcher.executor == nil)
  }
}
