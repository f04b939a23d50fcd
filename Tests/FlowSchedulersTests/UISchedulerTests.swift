import Combine
import FlowSchedulers
import Foundation
import Testing

@Suite("The scheduler of the user interface")
struct UISchedulerTests {
  @Test("performs at once where the main thread is")
  @MainActor
  func atOnce() {
    var isPerformed = false
    UIScheduler.shared.schedule { isPerformed = true }
    #expect(isPerformed)
  }

  @Test("brings work from elsewhere to the main thread")
  func elsewhere() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        UIScheduler.shared.schedule { continuation.resume(returning: MainThread.isCurrent) }
      }
    }
    #expect(isMain)
  }

  @Test("performs later and again and again on the main thread, until it is cancelled")
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
