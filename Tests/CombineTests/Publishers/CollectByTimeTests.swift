import Combine
import Testing

@Suite("collect by time")
struct CollectByTimeTests {
  let scheduler = TestScheduler()
  let subject = PassthroughSubject<Int, TestError>()

  @Test("at the end of each interval, what was collected is sent")
  func byTime() {
    let subscriber = RecordingSubscriber<[Int], TestError>(.unlimited)
    subject.collect(.byTime(scheduler, 2)).subscribe(subscriber)
    subject.send(1)
    scheduler.advance(by: 1)
    subject.send(2)
    #expect(subscriber.values.isEmpty)
    scheduler.advance(by: 1)
    #expect(subscriber.values == [[1, 2]])
    subject.send(3)
    scheduler.advance(by: 2)
    #expect(subscriber.values == [[1, 2], [3]])
  }

  @Test("an interval without values sends nothing")
  func emptyInterval() {
    let subscriber = RecordingSubscriber<[Int], TestError>(.unlimited)
    subject.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    scheduler.advance(by: 10)
    #expect(subscriber.values.isEmpty)
  }

  @Test("a full array is sent before the end of the interval")
  func byTimeOrCount() {
    let subscriber = RecordingSubscriber<[Int], TestError>(.unlimited)
    subject.collect(.byTimeOrCount(scheduler, 2, 2)).subscribe(subscriber)
    for value in 1...5 { subject.send(value) }
    #expect(subscriber.values == [[1, 2], [3, 4]])
    scheduler.advance(by: 2)
    #expect(subscriber.values == [[1, 2], [3, 4], [5]])
  }

  @Test("what is left is sent when the upstream finishes")
  func finish() {
    let subscriber = RecordingSubscriber<[Int], TestError>(.unlimited)
    subject.collect(.byTime(scheduler, 2)).subscribe(subscriber)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(subscriber.values == [[1]])
    #expect(subscriber.completions == [.finished])
    #expect(scheduler.waitingCount == 0)
  }

  @Test("what is left is dropped when the upstream fails")
  func failure() {
    let subscriber = RecordingSubscriber<[Int], TestError>(.unlimited)
    subject.collect(.byTime(scheduler, 2)).subscribe(subscriber)
    subject.send(1)
    subject.send(completion: .failure(.broken))
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.completions == [.failure(.broken)])
    #expect(scheduler.waitingCount == 0)
  }

  @Test("an array that is due without demand is sent with the next demand")
  func demand() {
    let subscriber = RecordingSubscriber<[Int], TestError>(.max(1))
    subject.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    subject.send(1)
    scheduler.advance(by: 1)
    subject.send(2)
    scheduler.advance(by: 1)
    subject.send(3)
    #expect(subscriber.values == [[1]])
    subscriber.request(.max(1))
    #expect(subscriber.values == [[1], [2, 3]])
  }

  @Test("with a count, the upstream is asked for as many values as there is demand for")
  func upstreamDemand() {
    let upstream = UpstreamPublisher<Int, TestError>()
    let subscriber = RecordingSubscriber<[Int], TestError>(.max(2))
    upstream.collect(.byTimeOrCount(scheduler, 1, 3)).subscribe(subscriber)
    #expect(upstream.requests == [.max(6)])
  }

  @Test("cancelling stops the intervals and cancels the upstream")
  func cancellation() {
    let upstream = UpstreamPublisher<Int, TestError>()
    let subscriber = RecordingSubscriber<[Int], TestError>(.unlimited)
    upstream.collect(.byTime(scheduler, 1)).subscribe(subscriber)
    upstream.send(1)
    subscriber.cancel()
    scheduler.advance(by: 5)
    #expect(subscriber.values.isEmpty)
    #expect(upstream.cancelCount == 1)
    #expect(scheduler.waitingCount == 0)
  }
}
