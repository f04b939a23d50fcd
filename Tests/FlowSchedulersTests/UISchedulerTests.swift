import Combine
import FlowSchedulers
import Foundation
import Testing

@Suite("The UI scheduler")
struct UISchedulerTests {
  @Test("performs actions synchronously on the main thread")
  @MainActor
  func atOnce() {
    var isPerformed = false
    UIScheduler.shared.schedule { isPerformed = true }
    #expect(isPerformed)
  }

  @Test("moves work from other threads to the main thread")
  func elsewhere() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        UIScheduler.shared.schedule { continuation.resume(returning: MainThread.isCurrent) }
      }
    }
    #expect(isMain)
  }

  @Test("performs delayed and repeating actions on the main thread, until they are cancelled")
  func later() async {
    let scheduler = UIScheduler.shared
    let isMain = await withCheckedContinuation { continuation in
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1)), tolerance: 0) {
        continuation.resume(returning: MainThread.isCurrent)
      }
    }
    #expect(isMain)
    let times = AsyncStream<Void>.makeStream()
    let repetition = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1), tolerance: 0) {
      times.continuation.yield()
    }
    var iterator = times.stream.makeAsyncIterator()
    for _ in 0..<3 { await iterator.next() }
    repetition.cancel()
  }
}
