import Combine
import Foundation
import Testing

@Suite("OperationQueue as a scheduler")
struct OperationQueueSchedulerTests {
  @Test("intervals are seconds")
  func intervals() {
    #expect(OperationQueue.SchedulerTimeType.Stride.milliseconds(250) == 0.25)
    let start = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(start.distance(to: start.advanced(by: 5)) == 5)
  }

  @Test("actions become operations of the queue")
  func operations() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let values = await withCheckedContinuation { continuation in
      var values: [Int] = []
      queue.schedule { if OperationQueue.current === queue { values.append(1) } }
      queue.schedule(after: queue.now) {
        if OperationQueue.current === queue { values.append(2) }
        continuation.resume(returning: values)
      }
    }
    #expect(values == [1, 2])
  }

  @Test("actions for the main queue run on the main queue")
  func mainQueue() async {
    let isMain = await withCheckedContinuation { continuation in
      OperationQueue.main.schedule { continuation.resume(returning: MainQueue.isCurrent) }
    }
    #expect(isMain)
  }

  @Test("a repeated action stops when it is cancelled")
  func repetition() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let count = await withCheckedContinuation { continuation in
      var count = 0
      nonisolated(unsafe) var repetition: (any Cancellable)?
      queue.isSuspended = true
      repetition = queue.schedule(after: queue.now, interval: 0.001) {
        guard repetition != nil else { return }
        count += 1
        guard count == 3 else { return }
        repetition?.cancel()
        repetition = nil
        continuation.resume(returning: count)
      }
      queue.isSuspended = false
    }
    #expect(count == 3)
  }
}
