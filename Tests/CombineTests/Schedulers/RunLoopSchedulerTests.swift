import Combine
import Foundation
import Testing

@Suite("RunLoop as a scheduler")
struct RunLoopSchedulerTests {
  typealias Stride = RunLoop.SchedulerTimeType.Stride

  @Test("intervals are seconds, in any unit, with the arithmetic of numbers")
  func intervals() {
    #expect(Stride.milliseconds(250) == 0.25)
    #expect(Stride.microseconds(500_000) == 0.5)
    #expect(Stride.nanoseconds(2_000_000_000) == 2)
    #expect(Stride.seconds(1) + 0.5 == 1.5)
    #expect(-Stride.seconds(1) == -1)
    #expect(Stride(3).timeInterval == 3)
  }

  @Test("dates have a distance and can be advanced")
  func dates() {
    let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(start.advanced(by: 5).date == Date(timeIntervalSinceReferenceDate: 15))
    #expect(start.distance(to: start.advanced(by: 5)) == 5)
  }

  @Test("values for the main run loop arrive on the main queue")
  func mainRunLoop() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        RunLoop.main.schedule { continuation.resume(returning: MainQueue.isCurrent) }
      }
    }
    #expect(isMain)
  }

  @Test("the run loop of a thread runs what is scheduled on it, in order, and repeats until it is cancelled")
  func threadRunLoop() async {
    let events = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let runLoop = RunLoop.current
        var events: [String] = []
        runLoop.schedule { events.append("now") }
        runLoop.schedule { events.append("now too") }
        var repetition: (any Cancellable)?
        repetition = runLoop.schedule(after: runLoop.now.advanced(by: 0.001), interval: 0.001) {
          events.append("again")
          if events.count == 4 { repetition?.cancel() }
        }
        // The run loop returns when it has no timer left.
        while runLoop.run(mode: .default, before: .distantFuture) {}
        continuation.resume(returning: events)
      }
    }
    #expect(events == ["now", "now too", "again", "again"])
  }
}
