import Combine
import Dispatch
import Foundation
import Testing

@Suite("Timer.publish")
struct TimerPublisherTests {
  let clock = ManualTimeSource()

  private func dates(_ seconds: TimeInterval...) -> [Date] {
    seconds.map { clock.startDate.addingTimeInterval($0) }
  }

  @Test("an autoconnected timer sends the dates of the virtual clock until it is cancelled")
  func autoconnect() {
    var received: [Date] = []
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let subscription = use(clock) { timer.sink { received.append($0) } }
    clock.advance(by: .milliseconds(1400))
    #expect(received == dates(0.5, 1))
    subscription.cancel()
    clock.advance(by: .seconds(5))
    #expect(received == dates(0.5, 1))
  }

  @Test("a date is due after the interval, to the millisecond", arguments: [100, 1_100, 2_300, 10_700])
  func exactTime(milliseconds: Int) {
    var count = 0
    let timer = Timer.publish(every: Double(milliseconds) / 1000, on: .main, in: .common).autoconnect()
    let subscription = use(clock) { timer.sink { _ in count += 1 } }
    clock.advance(by: .milliseconds(milliseconds - 1))
    #expect(count == 0)
    clock.advance(by: .milliseconds(1))
    #expect(count == 1)
    subscription.cancel()
  }

  @Test("nothing is sent before the timer is connected, nor after it is stopped")
  func connect() {
    var received: [Date] = []
    let timer = Timer.publish(every: 1, on: .main, in: .default)
    let subscription = timer.sink { received.append($0) }
    clock.advance(by: .seconds(2))
    #expect(received.isEmpty)
    let connection = use(clock) { timer.connect() }
    clock.advance(by: .seconds(2))
    #expect(received == dates(3, 4))
    connection.cancel()
    clock.advance(by: .seconds(2))
    #expect(received == dates(3, 4))
    subscription.cancel()
  }

  @Test("connecting twice sends each date once")
  func connectTwice() {
    var received: [Date] = []
    let timer = Timer.publish(every: 1, on: .main, in: .default)
    let subscription = timer.sink { received.append($0) }
    let connections = use(clock) { [timer.connect(), timer.connect()] }
    clock.advance(by: .seconds(1))
    #expect(received == dates(1))
    for connection in connections { connection.cancel() }
    subscription.cancel()
  }

  @Test("a timer whose last subscriber has gone starts again with the next one")
  func restart() {
    var received: [Date] = []
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    use(clock) { timer.sink { received.append($0) } }.cancel()
    clock.advance(by: .seconds(2))
    let subscription = use(clock) { timer.sink { received.append($0) } }
    clock.advance(by: .seconds(1))
    #expect(received == dates(3))
    subscription.cancel()
  }

  @Test("a date is dropped for a subscriber without demand")
  func demand() {
    let subscriber = RecordingSubscriber<Date, Never>(.max(1))
    use(clock) { Timer.publish(every: 1, on: .main, in: .common).autoconnect().subscribe(subscriber) }
    clock.advance(by: .seconds(3))
    #expect(subscriber.values == dates(1))
    subscriber.request(.max(1))
    clock.advance(by: .seconds(3))
    #expect(subscriber.values == dates(1, 4))
    subscriber.cancel()
  }

  @Test("all subscribers receive the same date, in the order in which they subscribed")
  func order() {
    var received: [Int] = []
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    let subscriptions = (0..<20).map { index in timer.sink { _ in received.append(index) } }
    let connection = use(clock) { timer.connect() }
    clock.advance(by: .seconds(1))
    #expect(received == Array(0..<20))
    connection.cancel()
    withExtendedLifetime(subscriptions) {}
  }

  @Test("without a virtual clock, a timer on the main run loop fires in real time on the main queue")
  func realTime() async {
    var isMain: Bool?
    let ticks = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    for await value in ticks.map({ _ in MainQueue.isCurrent }).first().values { isMain = value }
    #expect(isMain == true)
  }

  @Test("without a virtual clock, a timer fires on the run loop of a thread")
  func threadRunLoop() async {
    let count = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var count = 0
        let timer = Timer.publish(every: 0.001, tolerance: 0, on: .current, in: .default).autoconnect()
        var subscription: AnyCancellable?
        subscription = timer.sink { _ in
          count += 1
          if count == 3 { subscription?.cancel() }
        }
        // The run loop returns when it has no timer left.
        while RunLoop.current.run(mode: .default, before: .distantFuture) {}
        continuation.resume(returning: count)
      }
    }
    #expect(count == 3)
  }
}
