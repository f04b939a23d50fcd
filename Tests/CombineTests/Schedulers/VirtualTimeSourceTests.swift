import Combine
import Dispatch
import Foundation
import Testing

@Suite("A virtual clock")
struct VirtualTimeSourceTests {
  let clock = ManualTimeSource()

  @Test("work on the main queue, main run loop and main operation queue waits for the clock")
  func immediateWork() {
    var events: [String] = []
    use(clock) {
      DispatchQueue.main.schedule { events.append("queue") }
      RunLoop.main.schedule { events.append("run loop") }
      OperationQueue.main.schedule { events.append("operations") }
    }
    #expect(events.isEmpty)
    clock.advance()
    #expect(events == ["queue", "run loop", "operations"])
  }

  @Test("delayed and repeated work follows the clock")
  func delayedWork() {
    var events: [String] = []
    let repetition = use(clock) {
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 2)) { events.append("once") }
      return DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 1), interval: 1) {
        events.append("again")
      }
    }
    clock.advance(by: .seconds(1))
    #expect(events == ["again"])
    clock.advance(by: .seconds(1))
    #expect(events == ["again", "once", "again"])
    repetition.cancel()
    clock.advance(by: .seconds(5))
    #expect(events.count == 3)
  }

  @Test("the main scheduler's time is the clock's")
  func now() {
    use(clock) {
      let start = (DispatchQueue.main.now, RunLoop.main.now, OperationQueue.main.now)
      #expect(start.1.date == clock.startDate)
      clock.advance(by: .milliseconds(1500))
      #expect(start.0.distance(to: DispatchQueue.main.now) == 1.5)
      #expect(start.1.distance(to: RunLoop.main.now) == 1.5)
      #expect(start.2.distance(to: OperationQueue.main.now) == 1.5)
    }
  }

  @Test("a debounced search takes virtual time only")
  func debounce() {
    let queries = PassthroughSubject<String, Never>()
    var searches: [String] = []
    let subscription = queries.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { searches.append($0) }
    use(clock) {
      queries.send("s")
      clock.advance(by: .milliseconds(200))
      queries.send("sw")
      clock.advance(by: .milliseconds(299))
      #expect(searches.isEmpty)
      clock.advance(by: .milliseconds(1))
      #expect(searches == ["sw"])
    }
    subscription.cancel()
  }

  @Test("other queues keep to real time")
  func otherQueues() {
    let queue = DispatchQueue(label: "test")
    nonisolated(unsafe) var didRun = false
    use(clock) { queue.schedule { didRun = true } }
    queue.sync {}
    #expect(didRun)
  }

  @Test("what an action schedules for a time on the way is performed too")
  func nestedWork() {
    var events: [Duration] = []
    _ = clock.schedule(at: .seconds(1)) {
      events.append(clock.elapsed)
      DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 1)) { events.append(clock.elapsed) }
    }
    #expect(clock.nextTime == .seconds(1))
    clock.advance(by: .seconds(3))
    #expect(events == [.seconds(1), .seconds(2)])
    #expect(clock.elapsed == .seconds(3))
    #expect(clock.nextTime == nil)
  }

  @Test("work for a date of our time is due to the millisecond", arguments: [100, 200, 300, 600, 700])
  func dates(milliseconds: Int) {
    let clock = ManualTimeSource(startDate: Date(timeIntervalSince1970: 1_168_364_460))
    var events: [String] = []
    use(clock) {
      let seconds = Double(milliseconds) / 1000
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(seconds))) { events.append("run loop") }
      let queue = OperationQueue.main
      queue.schedule(after: queue.now.advanced(by: .seconds(seconds))) { events.append("operations") }
    }
    clock.advance(by: .milliseconds(milliseconds - 1))
    #expect(events.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(events == ["run loop", "operations"])
  }

  @Test("a removed action may remove another when it is released")
  func releasing() {
    final class Owner {
      let cancellable: any Cancellable

      init(_ cancellable: any Cancellable) { self.cancellable = cancellable }

      deinit { cancellable.cancel() }
    }
    var owner: Owner? = Owner(clock.schedule(at: .seconds(1)) {})
    let removed = clock.schedule(at: .seconds(1)) { [owner] in withExtendedLifetime(owner) {} }
    owner = nil
    #expect(clock.waitingCount == 2)
    removed.cancel()
    #expect(clock.waitingCount == 0)
  }

  @Test("an action for a time that has passed is performed next")
  func pastWork() {
    clock.advance(by: .seconds(5))
    var count = 0
    let removed = clock.schedule(at: .seconds(1)) { count += 1 }
    _ = clock.schedule(at: .seconds(1)) { count += 10 }
    removed.cancel()
    clock.advance()
    #expect(count == 10)
    #expect(clock.elapsed == .seconds(5))
  }
}
