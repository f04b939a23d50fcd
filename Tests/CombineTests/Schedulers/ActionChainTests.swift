import Combine
import Dispatch
import Foundation
import Locking
import Testing

@Suite("Actions that schedule themselves without end")
struct ActionChainTests {
  let clock = ManualTimeSource()
  let messages = Locked<[String]>([])

  init() {
    clock.endlessActionHandler = { [messages] message in messages.withLock { $0.append(message) } }
  }

  @Test("a callback that schedules itself without a delay is stopped, and time passes")
  func now() {
    @Sendable func again() {
      DispatchQueue.main.asyncAfter(deadline: .now()) { again() }
    }
    use(clock) { again() }
    clock.advance(by: .seconds(1))
    #expect(
      messages.value == [
        "Time does not pass: DispatchQueue.main.asyncAfter was repeated 100000 times at one time and stopped."
      ])
    #expect(clock.elapsed == .seconds(1))
    #expect(clock.waitingCount == 0)
  }

  @Test("a timer of a tiny interval, or of none, is stopped", arguments: [0, -1, 1e-9, 1e-6, .nan] as [Double])
  func tinyInterval(interval: Double) {
    let subscription = use(clock) {
      Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { _ in }
    }
    clock.advance(by: .seconds(2))
    #expect(
      messages.value == [
        "Time does not pass: Timer.publish(every: \(interval)) was repeated 10000 times within a second and stopped."
      ])
    #expect(clock.elapsed == .seconds(2))
    subscription.cancel()
  }

  @Test("a timer of a tenth of a millisecond fires as often as it says")
  func shortInterval() {
    var count = 0
    let subscription = use(clock) {
      Timer.publish(every: 1e-4, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
    }
    clock.advance(by: .seconds(3))
    #expect(count == 30_000)
    #expect(messages.value.isEmpty)
    subscription.cancel()
  }

  @Test("other work is performed beside a callback that is stopped, and after it")
  func otherWork() {
    @Sendable func again() {
      DispatchQueue.main.asyncAfter(deadline: .now()) { again() }
    }
    var events: [String] = []
    use(clock) {
      DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 0.5)) { events.append("beside") }
      again()
    }
    clock.advance(by: .seconds(1))
    use(clock) { DispatchQueue.main.schedule { events.append("after") } }
    clock.advance()
    #expect(events == ["beside", "after"])
  }

  @Test("a long list passes through the main queue, at once or one value after the other")
  func longList() {
    var count = 0
    let subscription = use(clock) {
      (0..<20_000).publisher
        .receive(on: DispatchQueue.main)
        .flatMap(maxPublishers: .max(1)) { Just($0).delay(for: 0, scheduler: DispatchQueue.main) }
        .sink { _ in count += 1 }
    }
    clock.advance()
    #expect(count == 20_000)
    #expect(messages.value.isEmpty)
    subscription.cancel()
  }

  @Test("repeated work that began in the past makes up for what it missed with one call")
  func missed() {
    var count = 0
    let work = use(clock) {
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: -2.5), interval: 1) { count += 1 }
    }
    clock.advance()
    #expect(count == 1)
    clock.advance(by: .milliseconds(500))
    #expect(count == 2)
    clock.advance(by: .seconds(1))
    #expect(count == 3)
    work.cancel()
  }
}
