import Combine
import Testing

@Suite("Operators of time")
struct TimeOperatorTests {
  let scheduler = TestScheduler()
  let subject = PassthroughSubject<Int, TestError>()
  let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)

  @Test("debounce sends the last value after a pause")
  func debounce() {
    subject.debounce(for: 1, scheduler: scheduler).subscribe(subscriber)
    subject.send(1)
    scheduler.advance(by: 0.9)
    subject.send(2)
    scheduler.advance(by: 0.9)
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: 0.1)
    #expect(subscriber.values == [2])
    scheduler.advance(by: 5)
    subject.send(3)
    scheduler.advance(by: 1)
    #expect(subscriber.values == [2, 3])
  }

  @Test("debounce sends nothing once it is cancelled")
  func debounceCancellation() {
    subject.debounce(for: 1, scheduler: scheduler).subscribe(subscriber)
    subject.send(1)
    subscriber.cancel()
    scheduler.advance(by: 5)
    #expect(subscriber.values.isEmpty)
  }

  @Test("throttle sends the first value at once and then one of each interval, the latest")
  func throttleLatest() {
    subject.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(subscriber)
    subject.send(1)
    scheduler.advance()
    #expect(subscriber.values == [1])
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 0.5)
    subject.send(4)
    #expect(subscriber.values == [1])
    scheduler.advance(by: 0.5)
    #expect(subscriber.values == [1, 4])
    scheduler.advance(by: 5)
    #expect(subscriber.values == [1, 4])
  }

  @Test("throttle sends the first value of an interval where it is told to")
  func throttleFirst() {
    subject.throttle(for: 1, scheduler: scheduler, latest: false).subscribe(subscriber)
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 1)
    #expect(subscriber.values == [1, 2])
  }

  @Test("delay keeps values and the completion back")
  func delay() {
    subject.delay(for: 2, scheduler: scheduler).subscribe(subscriber)
    subject.send(1)
    scheduler.advance(by: 1)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: 1)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.isEmpty)
    scheduler.advance(by: 1)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.completions == [.finished])
  }

  @Test("timeout fails, or finishes, after an interval without a value")
  func timeout() {
    subject.timeout(2, scheduler: scheduler, customError: { .broken }).subscribe(subscriber)
    scheduler.advance(by: 1)
    subject.send(1)
    scheduler.advance(by: 1.5)
    #expect(subscriber.completions.isEmpty)
    scheduler.advance(by: 0.5)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions == [.failure(.broken)])
    let other = RecordingSubscriber<Int, TestError>(.unlimited)
    subject.timeout(2, scheduler: scheduler).subscribe(other)
    scheduler.advance(by: 2)
    #expect(other.completions == [.finished])
  }

  @Test("measureInterval sends the time between values")
  func measureInterval() {
    var intervals: [TestScheduler.SchedulerTimeType.Stride] = []
    let subscription = subject.replaceError(with: 0).measureInterval(using: scheduler).sink { intervals.append($0) }
    scheduler.advance(by: 1)
    subject.send(1)
    scheduler.advance(by: 2)
    subject.send(2)
    #expect(intervals == [1, 2])
    subscription.cancel()
  }

  @Test("receive and subscribe use the scheduler")
  func schedulers() {
    let upstream = UpstreamPublisher<Int, TestError>()
    upstream.subscribe(on: scheduler).receive(on: scheduler).subscribe(subscriber)
    upstream.send(1)
    #expect(subscriber.values.isEmpty)
    scheduler.advance()
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    scheduler.advance()
    #expect(subscriber.values == [2])
    #expect(subscriber.completions == [.finished])
  }

  @Test("the immediate scheduler does not wait")
  func immediate() {
    subject.debounce(for: 10, scheduler: ImmediateScheduler.shared).receive(on: ImmediateScheduler.shared)
      .subscribe(subscriber)
    subject.send(1)
    #expect(subscriber.values == [1])
  }
}
