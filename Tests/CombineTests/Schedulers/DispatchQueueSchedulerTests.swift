import Combine
import Dispatch
import Foundation
import Testing

@Suite("DispatchQueue as a scheduler")
struct DispatchQueueSchedulerTests {
  typealias Stride = DispatchQueue.SchedulerTimeType.Stride

  @Test("an interval can be written in any unit")
  func units() {
    #expect(Stride.seconds(1.5).magnitude == 1_500_000_000)
    #expect(Stride.milliseconds(2).magnitude == 2_000_000)
    #expect(Stride.microseconds(3).magnitude == 3000)
    #expect(Stride.nanoseconds(4).magnitude == 4)
    #expect((2 as Stride) == .seconds(2))
    #expect((0.25 as Stride) == .milliseconds(250))
    #expect(Stride(.milliseconds(3)) == .milliseconds(3))
    #expect(Stride(.never).magnitude == .max)
    #expect(Stride.seconds(2).timeInterval == .seconds(2))
    #expect(Stride(exactly: 5) == .nanoseconds(5))
  }

  @Test("intervals have the arithmetic of numbers")
  func arithmetic() {
    #expect(Stride.seconds(1) + .milliseconds(500) == 1.5)
    #expect(Stride.seconds(1) - .milliseconds(500) == 0.5)
    #expect(-Stride.seconds(1) == .seconds(-1))
    #expect(Stride.seconds(1) < .seconds(2))
  }

  @Test("an interval that cannot be counted in nanoseconds is the longest there is")
  func overflow() {
    #expect(Stride.seconds(Int.max).magnitude == .max)
    #expect(Stride.seconds(1e30).magnitude == .max)
    #expect(Stride.seconds(-1e30).magnitude == .min + 1)
  }

  @Test("times have a distance and can be advanced")
  func times() {
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
    let end = start.advanced(by: 2)
    #expect(end.dispatchTime.uptimeNanoseconds == 7_000_000_000)
    #expect(start.distance(to: end) == 2)
    #expect(end.distance(to: start) == -2)
    #expect(end.advanced(by: -2) == start)
    #expect(start < end)
    #expect(start.advanced(by: Stride(.never)).dispatchTime == .distantFuture)
  }

  @Test("a time and an interval survive encoding")
  func coding() throws {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5))
    let interval = Stride.seconds(3)
    let decoder = JSONDecoder()
    #expect(try decoder.decode([DispatchQueue.SchedulerTimeType].self, from: JSONEncoder().encode([time])) == [time])
    #expect(try decoder.decode([Stride].self, from: JSONEncoder().encode([interval])) == [interval])
  }

  @Test("values are received on the queue, in order")
  func receiveOn() {
    let queue = DispatchQueue(label: "test")
    queue.setSpecific(key: queueKey, value: true)
    var received: [Int] = []
    let subscription = (1...5).publisher.receive(on: queue).sink { value in
      if DispatchQueue.getSpecific(key: queueKey) == true { received.append(value) }
    }
    // Waits for what is in the queue.
    queue.sync {}
    #expect(received == [1, 2, 3, 4, 5])
    subscription.cancel()
  }

  @Test("a group is left once the action has run")
  func group() {
    let (queue, group) = (DispatchQueue(label: "test"), DispatchGroup())
    nonisolated(unsafe) var count = 0
    let options = DispatchQueue.SchedulerOptions(qos: .userInitiated, group: group)
    queue.schedule(options: options) { count += 1 }
    queue.schedule(after: queue.now, tolerance: 0, options: options) { count += 1 }
    group.wait()
    #expect(count == 2)
  }

  @Test("a repeated action stops when it is cancelled")
  func repetition() async {
    let queue = DispatchQueue(label: "test")
    let count = await withCheckedContinuation { continuation in
      var count = 0
      nonisolated(unsafe) var subscription: (any Cancellable)?
      let schedule = {
        subscription = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
          count += 1
          guard count == 3 else { return }
          subscription?.cancel()
          queue.schedule(after: queue.now.advanced(by: .milliseconds(5))) { continuation.resume(returning: count) }
        }
      }
      queue.sync(execute: schedule)
    }
    #expect(count == 3)
  }
}

private let queueKey = DispatchSpecificKey<Bool>()
